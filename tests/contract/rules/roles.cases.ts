/** The conditions of a user's roles. */
export interface RoleSituation {
  readonly isReader?: boolean;
  readonly isWriter?: boolean;
  readonly hasProfile?: boolean;
  readonly isCareerComplete?: boolean;
  readonly isReaderStepDone?: boolean;
}

/** Situations (what is not named is false), and the roles that both sides give in them. */
export const roleCases: readonly (readonly [situation: RoleSituation, roles: readonly ('reader' | 'writer')[]])[] = [
  [{}, []],
  [{ isReaderStepDone: true }, ['reader']],
  [{ hasProfile: true }, []],
  [{ isCareerComplete: true }, []],
  [{ hasProfile: true, isCareerComplete: true }, ['reader', 'writer']],
  [{ hasProfile: true, isReaderStepDone: true }, ['reader']],
  [{ isCareerComplete: true, isReaderStepDone: true }, ['reader']],
  [{ isReader: true }, ['reader']],
  [{ isReader: true, hasProfile: true, isCareerComplete: true }, ['reader', 'writer']],
  [{ isReader: true, isWriter: true }, ['reader', 'writer']],
  [{ isReader: true, isWriter: true, hasProfile: true }, ['reader', 'writer']],
];
