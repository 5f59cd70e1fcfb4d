/**
 * Translators built into browsers put <font> elements where text was. Svelte writes on into the text node that it
 * knows, which nobody sees any more: what it writes there brings the node back to its place, to be translated anew.
 */
export function keepTextAlive(root: Node): void {
  const stands = new WeakMap<Node, Element>();
  const rewritten = new MutationObserver((records) => {
    for (const { target } of records) stands.get(target)?.replaceWith(target);
  });
  const replaced = new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const node of removedNodes) {
        const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
        if (!font || !(node instanceof Text) || node.isConnected) continue;
        stands.set(node, font);
        rewritten.observe(node, { characterData: true });
      }
  });
  replaced.observe(root, { childList: true, subtree: true });
}

const isFont = (node: Node | null | undefined): node is Element =>
  node instanceof Element && node.localName === "font";
