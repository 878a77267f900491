import { lastingUrlNameOf } from '@/core/kernel/formatting/url-name.rules';

const MAX_SLUG_LENGTH = 70;

/** Returns the name of a question in addresses, without what makes it the only one. */
export function questionSlugOf(text: string): string {
  return lastingUrlNameOf(text, MAX_SLUG_LENGTH);
}

/** Returns the form in which a question is compared with others of its company. */
export function questionKeyOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
