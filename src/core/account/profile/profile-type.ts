/** The profiles that a user can be shown under: the pseudonym, or designation and company. */
export const PROFILE_TYPES = ['ANONYMOUS', 'DESIGNATION'] as const;

export type ProfileType = (typeof PROFILE_TYPES)[number];
