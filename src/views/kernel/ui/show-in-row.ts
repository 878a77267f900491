/**
 * Scrolls the row around a link, never the page, to have the link in its middle if it is not in sight; at once, for a row that moves
 * would draw the eye. Fits as the ref of the current link, and for one that takes the focus.
 */
export function showInRow(link: Element | null): void {
  const row = link?.closest('.tabs, .places');
  if (!link || !row) return;
  // Before the frame is painted: to measure a screen while it is put in would lay it out once more.
  requestAnimationFrame(() => {
    const [around, inside] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
    if (inside.left >= around.left && inside.right <= around.right) return;
    row.scrollLeft += inside.left + inside.width / 2 - (around.left + around.width / 2);
  });
}
