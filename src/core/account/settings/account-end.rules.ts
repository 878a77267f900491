/** The treatment of posts and comments of a deleted account: erased, or kept without any link to their author. */
export type ContributionsEnd = 'erase' | 'unlink';

export interface AccountDeletion {
  /** The pseudonym, typed to confirm. Without a pseudonym it is a fixed word (`confirmationOf`). */
  readonly confirmation: string;
  readonly contributions: ContributionsEnd;
}

/** The word that confirms the deletion of a user without a pseudonym. */
const DELETE_WORD = 'delete';

export function confirmationOf(userName: string): string {
  return userName === '' ? DELETE_WORD : userName;
}

/** Returns the number of missing letters, or null if the typed text is not the beginning of the confirmation. */
export function missingLetters(typed: string, confirmation: string): number | null {
  const given = typed.trim();
  return confirmation.startsWith(given) ? confirmation.length - given.length : null;
}
