import { youtubeVideoOf } from '../post-media/youtube.policy';

const MAX_ADDRESS_LENGTH = 2_048;
const DISCUSSION_LINK = /\[[^[\]\n]{1,200}\]\(\/discussions(?:\/[A-Za-z0-9_-]+)+\)/gu;
const ADDRESS = /\b(?<!@)https?:\/\/[\p{L}\p{N}][^\s<>"`\\\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]*/giu;
const SENTENCE_MARKS = new Set(".,;:!?…।'’”*_]}");

/** Returns the first address in a text that leads out of the product, videos apart; null for none. */
export function linkedAddressOf(text: string): string | null {
  for (const [match] of text.replaceAll(DISCUSSION_LINK, ' ').matchAll(ADDRESS)) {
    const address = withoutSentenceMarks(match);
    const host = /^https?:\/\/([^/?#]*)/i.exec(address)?.[1] ?? '';
    if (host === '' || host.includes('@') || address.length > MAX_ADDRESS_LENGTH) continue;
    if (youtubeVideoOf(address) === null) return address;
  }
  return null;
}

/** Takes off the marks that end the sentence around an address; a bracket stays where it closes one of the address. In one pass: a post may be all marks. */
function withoutSentenceMarks(written: string): string {
  let surplus = countOf(written, ')') - countOf(written, '(');
  let end = written.length;
  for (; end > 0; end -= 1) {
    const mark = written.charAt(end - 1);
    if (mark === ')' && surplus > 0) surplus -= 1;
    else if (!SENTENCE_MARKS.has(mark)) break;
  }
  return written.slice(0, end);
}

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
