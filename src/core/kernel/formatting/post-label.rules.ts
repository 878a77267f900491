import { shorten } from '@/core/kernel/formatting/shorten.rules';

const MAX_LABEL_LENGTH = 100;
const FIRST_LINE = /^[^\n]*/;

/** Returns the post's title, or its first line. */
export function postLabel(title: string | null, content: string): string {
  return shorten(title ?? FIRST_LINE.exec(content.trim())?.[0] ?? '', MAX_LABEL_LENGTH);
}
