export const SYNTHETIC_LABEL = 'Made or changed by a computer program';

/** Returns true if its author declares it; stays true once its post has the label. */
export function isLabelled(said: boolean | undefined, before: boolean | undefined): boolean {
  return said === true || before === true;
}
