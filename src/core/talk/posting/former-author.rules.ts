import type { PostAuthor } from '@/core/account/profile/post-author';

/** The author of what is shown without one: a deleted account left it, or the post itself is not shown. */
export const FORMER_AUTHOR: PostAuthor = {
  name: 'A former member',
  tagline: null,
  avatarUrl: 'kolam:former-member',
  avatarBgColor: '#E9E3D8',
  profileType: 'ANONYMOUS',
  proof: null,
};
