/** Texts of a post's menu. */
export const postMenuMessages = {
  copyLink: 'Copy link',
} as const;
