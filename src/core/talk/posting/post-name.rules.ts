import { toPlainText } from '@/core/kernel/formatting/plain-text';
import { shortenToWords } from '@/core/kernel/formatting/shorten-to-words';

/** Returns the title, or the beginning of the text, without pasted markup, in at most `length` characters. */
export function postName(
  { title, content }: { readonly title: string | null; readonly content: string },
  length: number,
): string {
  return shortenToWords(toPlainText(title ?? content), length) || 'A post';
}
