import { lastingUrlNameOf } from '@/core/kernel/formatting/url-name.rules';

const MAX_SLUG_LENGTH = 70;

export function questionSlugOf(text: string): string {
  return lastingUrlNameOf(text, MAX_SLUG_LENGTH);
}

export function questionKeyOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
