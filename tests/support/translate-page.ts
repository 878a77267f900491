/** Wraps texts in two elements, as browser translation does, except `translate="no"`. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text) texts.push(node);
  for (const text of texts) {
    const isLeft = text.parentElement?.closest('script, style, textarea, [translate="no"]') !== null;
    if (isLeft || text.data.trim() === '') continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    inner.append(text.data);
    text.replaceWith(outer);
  }
}
