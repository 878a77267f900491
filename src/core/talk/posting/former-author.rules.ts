import type { PostAuthor } from '@/core/account/profile/post-author';

/** The author of posts of deleted accounts, and of posts that are not shown. */
export const FORMER_AUTHOR: PostAuthor = {
  name: 'A former member',
  tagline: null,
  avatarUrl: 'kolam:former-member',
  avatarBgColor: '#E9E3D8',
  profileType: 'ANONYMOUS',
  proof: null,
};
