/** The faded end of a row that scrolls. */
const FADE_PX = 32;

/**
 * Centres the link in its row, without animation and without scrolling the page. Usable as a ref.
 */
export function showInRow(link: Element | null): void {
  const row = link?.closest('.tabs, .places');
  if (!link || !row) return;
  // Measures just before the next paint. Measuring while a screen mounts would force layout.
  requestAnimationFrame(() => {
    const [around, inside] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
    if (inside.left >= around.left + FADE_PX && inside.right <= around.right - FADE_PX) return;
    row.scrollLeft += inside.left + inside.width / 2 - (around.left + around.width / 2);
  });
}
