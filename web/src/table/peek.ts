/** A look at a card that lies under others: while it is shown, it lies over them. */

export function peek(card: HTMLElement | null): void {
  const isCovered = card?.nextElementSibling?.classList.contains("card");
  if (card?.dataset["card"] !== undefined && isCovered) card.dataset["peeked"] = "";
}

export function unpeek(table: HTMLElement): void {
  for (const card of table.querySelectorAll<HTMLElement>("[data-peeked]")) delete card.dataset["peeked"];
}
