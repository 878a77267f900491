/** The label on pictures that a computer program made or changed (rule 3(3) of the IT Rules 2021 as amended in February 2026). */
export const SYNTHETIC_LABEL = 'Made or changed by a computer program';

/** Returns whether a picture is labelled: as its author says, and once its post has the label. */
export function isLabelled(said: boolean | undefined, before: boolean | undefined): boolean {
  return said === true || before === true;
}
