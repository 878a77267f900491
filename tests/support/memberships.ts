import type { Membership } from '@/core/account/session/roles';

/** A viewer who is not signed in. */
export const guestMembership: Membership = { isLoggedIn: false, isReader: false, isWriter: false };
