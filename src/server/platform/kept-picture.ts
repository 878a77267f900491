import { createHash } from 'node:crypto';
import { isPictureUri } from '@/core/kernel/common/picture-uri.rules';

/**
 * Returns the key of a pseudonym's picture as others may see it. A key from before keys were random becomes a hash of this pseudonym:
 * no migration opens a seal.
 */
export function keptPicture(name: string, avatarUrl: string): string {
  if (avatarUrl === '' || isPictureUri(avatarUrl)) return avatarUrl;
  return `kolam:${createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 16)}`;
}
