import type { Key } from '@/core/kernel/common/key';

/** A store that holds something of the user. Its module binds it under PersonalKey too. */
export interface Personal {
  /**
   * Clears what belongs to the user, and drops answers that are still under way for them; what everybody may see stays.
   * Called when the session ends; a second call changes nothing.
   */
  forget(): void;
}

/** All personal stores of the loaded features. */
export const PersonalKey: Key<Personal> = Symbol('Personal');
