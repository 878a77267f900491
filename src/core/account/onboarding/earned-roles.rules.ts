export interface RoleSituation {
  readonly isReader: boolean;
  readonly isWriter: boolean;
  /** True if pseudonym and avatar are chosen. */
  readonly hasProfile: boolean;
  readonly isCareerComplete: boolean;
  readonly isReaderStepDone: boolean;
}

/**
 * Returns the user's roles (RO-READER-WRITER). The reader step makes a reader; profile and complete
 * career details make a writer and a reader. A role is never lost, even while the career is being
 * edited.
 */
export function earnedRoles(user: RoleSituation): { readonly isReader: boolean; readonly isWriter: boolean } {
  const isWriter = user.isWriter || (user.hasProfile && user.isCareerComplete);
  return { isReader: user.isReader || isWriter || user.isReaderStepDone, isWriter };
}
