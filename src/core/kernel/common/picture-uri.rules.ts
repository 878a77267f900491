const PICTURE_URI = /^kolam:[0-9a-f]{16}$/;

/** Returns whether a picture has a random key, which says nothing of a name. */
export function isPictureUri(avatarUrl: string): boolean {
  return PICTURE_URI.test(avatarUrl);
}
