export const SYNTHETIC_LABEL = 'Made or changed by a computer program';

/** Returns true if the author declares the media synthetic, or the post already has the label. */
export function isLabelled(said: boolean | undefined, before: boolean | undefined): boolean {
  return said === true || before === true;
}
