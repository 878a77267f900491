import type { Proof } from '@/contract/generated/feed';
import type { Appearance } from '@/server/contract/viewer';
import { nullable, text, textOf } from '@/server/platform/sql-types';

export const bylineColumns = {
  author_name: text,
  author_tagline: nullable(text),
  author_avatar: text,
  author_color: text,
  author_proof: nullable(textOf<Proof>()),
} as const;

export function bylineOf({ name, tagline, avatarUrl, avatarBgColor, proof }: Appearance) {
  return {
    author_name: name,
    author_tagline: tagline,
    author_avatar: avatarUrl,
    author_color: avatarBgColor,
    author_proof: proof,
  };
}
