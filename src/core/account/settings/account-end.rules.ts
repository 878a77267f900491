/** The end of posts and comments of a deleted account: erased, or left without any tie to their author. */
export type ContributionsEnd = 'erase' | 'unlink';

export interface AccountDeletion {
  /** The pseudonym, typed as a proof that this is meant; a word of its own if none was chosen (`confirmationOf`). */
  readonly confirmation: string;
  readonly contributions: ContributionsEnd;
}

/** Confirms a deletion by a user without a pseudonym. */
const DELETE_WORD = 'delete';

export function confirmationOf(userName: string): string {
  return userName === '' ? DELETE_WORD : userName;
}

/** Returns how many letters of the confirmation are missing, or null if what is typed is not its beginning. */
export function missingLetters(typed: string, confirmation: string): number | null {
  const given = typed.trim();
  return confirmation.startsWith(given) ? confirmation.length - given.length : null;
}
