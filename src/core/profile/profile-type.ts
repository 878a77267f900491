/** Under which of one's profiles one appears: the pseudonym, or designation and company. */
export const PROFILE_TYPES = ['ANONYMOUS', 'DESIGNATION'] as const;

/** Under which of one's profiles one appears. */
export type ProfileType = (typeof PROFILE_TYPES)[number];
