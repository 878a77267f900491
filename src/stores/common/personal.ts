import type { Key } from '@/core/common/key';

/** A store that holds something of the user. Its module binds it under PersonalKey too. */
export interface Personal {
  /** Clears what belongs to the user; what everybody may see stays. Called when a session ends. */
  forget(): void;
}

/** All personal stores of the loaded features. */
export const PersonalKey: Key<Personal> = Symbol('Personal');
