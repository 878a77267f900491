/** The facts that a user's roles follow from. */
export interface RoleSituation {
  readonly isReader: boolean;
  readonly isWriter: boolean;
  /** True if pseudonym and avatar are chosen. */
  readonly hasProfile: boolean;
  readonly isCareerComplete: boolean;
  readonly isReaderStepDone: boolean;
}

/**
 * Returns the roles that a user has from now on (RO-READER-WRITER). The reader step makes a reader; a filled anonymous profile with complete career details
 * makes a writer and a reader. A role is never lost, also not while the career is being edited.
 */
export function earnedRoles(user: RoleSituation): { readonly isReader: boolean; readonly isWriter: boolean } {
  const isWriter = user.isWriter || (user.hasProfile && user.isCareerComplete);
  return { isReader: user.isReader || isWriter || user.isReaderStepDone, isWriter };
}
