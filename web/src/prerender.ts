/** A browser may load a page before anybody goes to it, and then nobody may. */

/** Wait until somebody is there. A page that is only being prepared must not start a game. */
export async function activated(page: Document = document): Promise<void> {
  const { prerendering = false } = page as { prerendering?: boolean };
  if (prerendering)
    await new Promise((resolve) => {
      page.addEventListener("prerenderingchange", resolve, { once: true });
    });
}
