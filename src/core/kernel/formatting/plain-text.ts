const TAG_START = /<[a-z/!?]/gi;
const LINE_TAG = /^<(?:br|\/?(?:p|div|li|ul|ol|h[1-6]|tr|table|blockquote|pre))\b/i;
const SILENT_TAG = /^<(script|style)\b/i;

/**
 * Removes scripts and styles with their content, and other tags without it (VA-TEXT-CLEAN). A block
 * tag starts a line. A lone `<` stays. Linear time; the result contains no whole tag.
 */
export function toPlainText(markup: string): string {
  const kept: string[] = [];
  let position = 0;
  while (position < markup.length) {
    const tag = nextTag(markup, position);
    if (tag === null) break;
    kept.push(withoutOpenings(markup.slice(position, tag.start)), tag.breaksLine ? '\n' : '');
    position = tag.end;
  }
  const lines = kept.concat(markup.slice(position)).join('').split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Removes trailing `<`, which could form a new tag with the text after a removed one. */
function withoutOpenings(text: string): string {
  let end = text.length;
  for (;;) {
    const mark = '/!?'.includes(text[end - 1] ?? ' ') ? 1 : 0;
    if (text[end - 1 - mark] !== '<') return text.slice(0, end);
    end -= 1 + mark;
  }
}

interface Tag {
  readonly start: number;
  readonly end: number;
  readonly breaksLine: boolean;
}

function nextTag(markup: string, from: number): Tag | null {
  TAG_START.lastIndex = from;
  const start = TAG_START.exec(markup)?.index;
  if (start === undefined) return null;
  const close = markup.indexOf('>', start);
  if (close === -1) return null;
  const head = markup.slice(start, start + 12);
  const silent = SILENT_TAG.exec(head)?.[1];
  const end = silent === undefined ? close + 1 : endOfSilent(markup, close + 1, silent);
  return { start, end, breaksLine: LINE_TAG.test(head) };
}

function endOfSilent(markup: string, from: number, name: string): number {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  const found = closing.exec(markup)?.index;
  const close = found === undefined ? -1 : markup.indexOf('>', found);
  return close === -1 ? markup.length : close + 1;
}
