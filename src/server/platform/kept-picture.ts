import { createHash } from 'node:crypto';
import { isPictureUri } from '@/core/kernel/common/picture-uri.rules';

/**
 * Returns the public key of a pseudonym's picture. Old, non-random keys become a hash of the pseudonym, since no
 * migration can open seals.
 */
export function storedPictureKey(name: string, avatarUrl: string): string {
  if (avatarUrl === '' || isPictureUri(avatarUrl)) return avatarUrl;
  return `kolam:${createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 16)}`;
}
