import { FORMER_AUTHOR } from '@/core/talk/posting/former-author.rules';

const { name, avatarUrl, avatarBgColor } = FORMER_AUTHOR;

/** Returns anonymous author columns: a reference of no persona, and a seal that does not open. */
export const formerAuthor = (
  ref: string,
): string => `author_ref = ${ref}, author_seal = ''::bytea, author_name = '${name}',
  author_tagline = null, author_avatar = '${avatarUrl}', author_color = '${avatarBgColor}', author_proof = null`;
