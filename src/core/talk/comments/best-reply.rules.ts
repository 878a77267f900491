import { shortenToWords } from '@/core/kernel/formatting/shorten-to-words';

/** The minimum points of a best reply. They come from other users, because nobody votes on their own comments. */
export const BEST_REPLY_POINTS = 3;

export const BEST_REPLY_LENGTH = 240;

/** The number of characters to read from a comment. It is sufficient even if links are longer than their labels. */
export const BEST_REPLY_SOURCE_LENGTH = 1_000;

const LINK = /\[([^[\]\n]{1,200})\]\(\/discussions[A-Za-z0-9_/-]*\)/g;

/** Returns one line without link addresses, cut between words. */
export function bestReplyText(content: string): string {
  return shortenToWords(content.replaceAll(LINK, '$1'), BEST_REPLY_LENGTH);
}
