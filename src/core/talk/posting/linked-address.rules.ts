import { youtubeVideoOf } from '@/core/talk/post-media/youtube.rules';
import { MAX_ADDRESS_LENGTH } from '@/core/talk/posting/post-limits.rules';
import { tokenize } from '@/core/talk/posting/post-text';

/**
 * Returns the first address in a text, or null without one. Skips links of the product, and videos, which have
 * their own view.
 */
export function linkedAddressOf(text: string): string | null {
  for (const token of tokenize(text)) {
    if (token.kind !== 'link' || token.isInternal || token.href.length > MAX_ADDRESS_LENGTH) continue;
    if (youtubeVideoOf(token.href) === null) return token.href;
  }
  return null;
}
