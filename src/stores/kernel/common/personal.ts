import type { Key } from '@/core/kernel/common/key';

/** A store with personal data. Its module also binds it under PersonalKey. */
export interface PersonalStore {
  /**
   * Idempotent. Clears the user's data and drops their running calls; public data stays. Called
   * when the session ends.
   */
  forget(): void;
}

export const PersonalKey: Key<PersonalStore> = Symbol('Personal');
