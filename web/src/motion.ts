/** Whether anything on the page may move: neither when the player, nor when the device asks for stillness. */
export function isStill(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
