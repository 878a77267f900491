const PICTURE_URI = /^kolam:[0-9a-f]{16}$/;

/** Returns true for a random key, which does not contain a name. */
export function isPictureUri(avatarUrl: string): boolean {
  return PICTURE_URI.test(avatarUrl);
}
