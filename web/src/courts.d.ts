declare module "virtual:courts" {
  /** The address of every court card's drawing by its face. */
  const courts: Record<string, string | undefined>;
  export default courts;
}
