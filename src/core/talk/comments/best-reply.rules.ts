import { shortenToWords } from '@/core/kernel/formatting/shorten-to-words';

/** The points from which a comment can be the best reply of its post. Nobody votes on their own, so they are those of so many others. */
export const BEST_REPLY_POINTS = 3;

/** The most characters of a best reply that a feed shows. */
export const BEST_REPLY_LENGTH = 240;

/** As much of a comment is enough to shorten it: a link may be longer than its label. */
export const BEST_REPLY_SOURCE_LENGTH = 1_000;

const LINK = /\[([^[\]\n]{1,200})\]\(\/discussions[A-Za-z0-9_/-]*\)/g;

/** Returns a comment's text on one line without its links’ addresses, cut between words if it is long. */
export function bestReplyText(content: string): string {
  return shortenToWords(content.replaceAll(LINK, '$1'), BEST_REPLY_LENGTH);
}
