/** Returns whether the focus moved. */
export function focusItem(item: HTMLElement): boolean {
  const link = item.querySelector<HTMLElement>(':is(h1, h2, h3) a[href]');
  if (link === null) item.tabIndex = -1;
  const target = link ?? item;
  target.focus();
  return target === document.activeElement;
}
