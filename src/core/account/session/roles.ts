/** The viewer's roles: two separate flags, of which a guest has none (PD-READER-WRITER). */
export interface Membership {
  readonly isLoggedIn: boolean;
  readonly isReader: boolean;
  readonly isWriter: boolean;
}

/** The user types (EM-USER-TYPE), each with the flag that says whether the viewer is one; actions ask for them. */
export const USER_TYPES = { READER: 'isReader', WRITER: 'isWriter' } as const satisfies Readonly<
  Record<string, keyof Membership>
>;

export type UserType = keyof typeof USER_TYPES;

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
export function gateOf(requirement: UserType | null, membership: Membership): Gate {
  if (requirement === null) return 'allowed';
  if (!membership.isLoggedIn) return 'login';
  return membership[USER_TYPES[requirement]] ? 'allowed' : 'onboarding';
}
