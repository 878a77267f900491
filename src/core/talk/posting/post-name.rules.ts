import { toPlainText } from '@/core/kernel/formatting/plain-text';
import { shortenToWords } from '@/core/kernel/formatting/shorten-to-words';

/** The title, or the beginning of the text, without pasted markup; at most `length` characters. */
export function postName(
  { title, content }: { readonly title: string | null; readonly content: string },
  length: number,
): string {
  return shortenToWords(toPlainText(title ?? content), length) || 'A post';
}
