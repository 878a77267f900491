/** Who looks at the product: two separate flags, of which a visitor has none (PD-READER-WRITER). */
export interface Membership {
  readonly isLoggedIn: boolean;
  readonly isReader: boolean;
  readonly isWriter: boolean;
}

/** What an action asks of a person, null for nothing. */
export type Requirement = 'reader' | 'writer';

/** What stands between a person and an action: a login, onboarding, or nothing. */
export type Gate = 'login' | 'onboarding' | 'allowed';

/** Whether somebody who is signed in has the reader flag. */
export function isReader(membership: Membership): boolean {
  return membership.isLoggedIn && membership.isReader;
}

/** Whether somebody who is signed in has the writer flag. */
export function isWriter(membership: Membership): boolean {
  return membership.isLoggedIn && membership.isWriter;
}

/** What stands between a person and an action with a requirement (RO-GATES). */
export function gateOf(requirement: Requirement | null, membership: Membership): Gate {
  if (requirement === null) return 'allowed';
  if (!membership.isLoggedIn) return 'login';
  const isFulfilled = requirement === 'reader' ? membership.isReader : membership.isWriter;
  return isFulfilled ? 'allowed' : 'onboarding';
}
