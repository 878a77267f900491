/**
 * The version of the moderators' code of conduct that is in force. A higher number asks every moderator to read and accept it again; it comes with
 * `CONDUCT_SINCE` and a line in `CONDUCT_CHANGES`.
 */
export const CONDUCT_VERSION = 3;

/** The day on which it came into force, in words. */
export const CONDUCT_SINCE = '28 November 2026';

/** The changes that each version brought, the newest first. */
export const CONDUCT_CHANGES: readonly string[] = [
  'Rule 10 is about openings that are no real jobs.',
  'Moderators accept each version of this code before they act.',
  'The first version.',
];

/** The code of a moderator's act without an acceptance of the version in force. */
export const CONDUCT_NOT_ACCEPTED = 'conduct_not_accepted';

/** Returns whether a moderator has yet to accept a version of the code before acting; `accepted` is the version accepted last, null for none. */
export function owesConduct(accepted: number | null, version = CONDUCT_VERSION): boolean {
  return accepted === null || accepted < version;
}
