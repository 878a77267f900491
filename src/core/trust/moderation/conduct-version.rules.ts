/**
 * Increase it to make every moderator accept the code again; change `CONDUCT_EFFECTIVE_DATE` and
 * `CONDUCT_CHANGES` with it.
 */
export const CONDUCT_VERSION = 3;

export const CONDUCT_EFFECTIVE_DATE = '28 November 2026';

export const CONDUCT_CHANGES: readonly string[] = [
  'Rule 10 is about openings that are no real jobs.',
  'Moderators accept each version of this code before they act.',
  'The first version.',
];

export const CONDUCT_NOT_ACCEPTED = 'conduct_not_accepted';

/** `accepted` is null if no version was accepted. */
export function mustAcceptConduct(accepted: number | null, version = CONDUCT_VERSION): boolean {
  return accepted === null || accepted < version;
}
