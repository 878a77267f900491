export const PROFILE_TYPES = ['ANONYMOUS', 'DESIGNATION'] as const;

export type ProfileType = (typeof PROFILE_TYPES)[number];
