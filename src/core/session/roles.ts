/** The viewer's roles: two separate flags, of which a guest has none (PD-READER-WRITER). */
export interface Membership {
  readonly isLoggedIn: boolean;
  readonly isReader: boolean;
  readonly isWriter: boolean;
}

/** The role that an action asks of the viewer. */
export type Requirement = 'reader' | 'writer';

/** The step that an action requires of the viewer. */
export type Gate = 'login' | 'onboarding' | 'allowed';

/** A guest is none, whatever the flag says. */
export function isReader(membership: Membership): boolean {
  return membership.isLoggedIn && membership.isReader;
}

/** A guest is none, whatever the flag says. */
export function isWriter(membership: Membership): boolean {
  return membership.isLoggedIn && membership.isWriter;
}

/** Returns what the viewer has to go through before an action with a requirement (RO-GATES). */
export function gateOf(requirement: Requirement | null, membership: Membership): Gate {
  if (requirement === null) return 'allowed';
  if (!membership.isLoggedIn) return 'login';
  const isFulfilled = requirement === 'reader' ? membership.isReader : membership.isWriter;
  return isFulfilled ? 'allowed' : 'onboarding';
}
