import { MENTION_PATTERN } from '@/core/talk/mentions/mention-form';

/** A token. `raw` is as written; the tokens together are the whole text. */
export type TextToken =
  | { readonly kind: 'text'; readonly raw: string }
  | {
      readonly kind: 'link';
      readonly raw: string;
      readonly label: string;
      /** A path that begins with `/discussions/`, or an address with http:// or https://. */
      readonly href: string;
      readonly isInternal: boolean;
    }
  | { readonly kind: 'mention'; readonly raw: string };

// Plain segments only: `../..`, its encoded forms and backslashes would lead elsewhere.
const DISCUSSION_LINK = /\[([^[\]\n]{1,200})\]\((\/discussions(?:\/[A-Za-z0-9_-]+)+)\)/;
// Letters of other scripts can pass for Latin ones (a Cyrillic “apple.com”); those of Indian
// scripts do not.
const MISLEADING = /[^\p{ASCII}\u0900-\u0d7f]/u;
// Excludes spaces, quotes, markup brackets, and direction marks that disguise an address.
const ADDRESS = /\bhttps?:\/\/[\p{L}\p{N}][^\s<>"`\\\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]*/u;
const LINKS = new RegExp(`${DISCUSSION_LINK.source}|${ADDRESS.source}|${MENTION_PATTERN.source}`, 'giu');

/**
 * Splits a post's text into text, links (VA-POST-LINKS) and mentions, which are names in `mentions` after an @. Links are markdown-like ones to discussions and
 * plain addresses. Anything else that looks like a link stays text, whatever its scheme. Joined tokens equal the text.
 */
export function tokenize(text: string, mentions: readonly string[] = []): readonly TextToken[] {
  const names = mentions.map((name) => name.toLowerCase());
  const tokens: TextToken[] = [];
  let position = 0;
  for (const match of text.matchAll(LINKS)) {
    const link = linkOf(match, names);
    if (link === null) continue;
    if (match.index > position) tokens.push({ kind: 'text', raw: text.slice(position, match.index) });
    tokens.push(link);
    position = match.index + link.raw.length;
  }
  if (position < text.length) tokens.push({ kind: 'text', raw: text.slice(position) });
  return tokens;
}

/** Returns a text with at most one blank line in a row, because several leave a hole in the feed. */
export function withoutBlankLineRuns(text: string): string {
  return text.replaceAll(/\n(?:[ \t]*\n){2,}/g, '\n\n');
}

export function visibleTextOf(token: TextToken): string {
  return token.kind === 'link' ? token.label : token.raw;
}

function linkOf([whole, label, path, name]: RegExpExecArray, names: readonly string[]): TextToken | null {
  if (name !== undefined) return names.includes(name.toLowerCase()) ? { kind: 'mention', raw: whole } : null;
  if (label !== undefined && path !== undefined) {
    return label.trim() === '' ? null : { kind: 'link', raw: whole, label, href: path, isInternal: true };
  }
  const address = withoutClosingMarks(whole);
  // The part before an @ is a user name: https://known.example@other.example opens other.example.
  const host = address.slice(address.indexOf('//') + 2).split(/[/?#]/, 1)[0] ?? '';
  if (host === '' || host.includes('@') || MISLEADING.test(host)) return null;
  return { kind: 'link', raw: address, label: address, href: address, isInternal: false };
}

const CLOSING_MARKS = new Set([...".,;:!?…।'’”*_", ']', '}', ')']);

/**
 * Returns the address without the punctuation of the sentence around it. A closing bracket stays if the address opened it.
 */
function withoutClosingMarks(address: string): string {
  let surplus = countOf(address, ')') - countOf(address, '(');
  let end = address.length;
  while (end > 0) {
    const mark = address.charAt(end - 1);
    if (!CLOSING_MARKS.has(mark) || (mark === ')' && surplus <= 0)) break;
    if (mark === ')') surplus -= 1;
    end -= 1;
  }
  return address.slice(0, end);
}

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
