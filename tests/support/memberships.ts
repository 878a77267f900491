import type { Membership } from '@/core/account/session/roles';

export const guestMembership: Membership = { isLoggedIn: false, isReader: false, isWriter: false };
