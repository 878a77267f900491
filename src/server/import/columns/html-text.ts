/** Matches elements used in descriptions. "<3 LPA" and "List<String>" contain none. */
const TAG =
  /<(\/?)(p|div|span|b|i|u|strong|em|ul|ol|li|h[1-6]|a|font|table|thead|tbody|tr|td|th|section|img|hr|br|small|sup|sub)(?:\s[^<>]*)?(\/?)>/gi;
const BREAKS = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr|\/ul|\/ol)\b[^<>]*>/gi;
/** Matches the start of a paragraph or item after one without an end tag. */
const BEGINNINGS = /(?<=[^\s>])[^\S\n]*<(?:p|li|tr)\b[^<>]*>/gi;
const VOID = new Set(['br', 'hr', 'img']);
const OPEN_ENDED = new Set(['p', 'li', 'tr', 'td', 'th']);
const BLOCK_FIRST = /^\s*<(?:p|div|ul|ol|li|h[1-6]|table|section)\b/i;
/** Matches text between tags that it discusses: "<b> and </b>". */
const NO_CONTENT = /^\s*(?:(?:and|or|vs\.?|versus|to|from|with|,|\/|&)\s*)?$/i;
/** Matches a real line break, not one that the text discusses: "What does <br> do?". */
const BREAK_OF_TEXT =
  /\S<[bB][rR]\s*\/?>\S|<[bB][rR]\s*\/?>\s*(?:$|[\p{Lu}\p{Lo}\p{N}•*-])|\n\s*<[bB][rR]\s*\/?>|<[bB][rR]\s*\/?>\s*<[bB][rR]\s*\/?>/u;

export function isHtml(text: string): boolean {
  const tags = [...text.matchAll(TAG)];
  if (tags.length === 0) return false;
  const isOfBlocks = BLOCK_FIRST.test(text);
  const open: { readonly name: string; readonly end: number }[] = [];
  let closed = 0;
  for (const { 1: slash, 2: written = '', 3: isAlone, index, 0: tag } of tags) {
    const name = written.toLowerCase();
    if (VOID.has(name) || isAlone === '/') continue;
    if (slash !== '/') {
      open.push({ name, end: index + tag.length });
      continue;
    }
    while (OPEN_ENDED.has(open.at(-1)?.name ?? '') && open.at(-1)?.name !== name) open.pop();
    const opened = open.pop();
    if (opened?.name !== name) return false;
    if (!isOfBlocks && NO_CONTENT.test(text.slice(opened.end, index))) return false;
    closed += 1;
  }
  if (closed === 0) return open.length === 0 && BREAK_OF_TEXT.test(text);
  return open.every(({ name }) => isOfBlocks && OPEN_ENDED.has(name));
}

export function textOfHtml(html: string): string {
  return html.replaceAll(BREAKS, '\n').replaceAll(BEGINNINGS, '\n').replaceAll(TAG, '');
}
