export interface Membership {
  readonly isLoggedIn: boolean;
  readonly isReader: boolean;
  readonly isWriter: boolean;
}

export const USER_TYPES = { READER: 'isReader', WRITER: 'isWriter' } as const satisfies Readonly<
  Record<string, keyof Membership>
>;

export type UserType = keyof typeof USER_TYPES;

export type AccessGate = 'login' | 'onboarding' | 'allowed';

/** Returns false for a guest, regardless of the flag. */
export function isReader(membership: Membership): boolean {
  return membership.isLoggedIn && membership.isReader;
}

export function isWriter(membership: Membership): boolean {
  return membership.isLoggedIn && membership.isWriter;
}

export function accessGate(requirement: UserType | null, membership: Membership): AccessGate {
  if (requirement === null) return 'allowed';
  if (!membership.isLoggedIn) return 'login';
  return membership[USER_TYPES[requirement]] ? 'allowed' : 'onboarding';
}
