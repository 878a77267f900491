export const messages = {
  outOf5: ' out of 5',
  likesTitle: 'Likes',
  dislikesTitle: 'Dislikes',
} as const;
