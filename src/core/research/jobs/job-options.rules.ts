/** The upper end of "15 or more". */
export const MAX_YEARS = 60;

/** The range of years by option. */
export const BAND_YEARS = { fresher: [0, 0], '1-3': [1, 3], '4-6': [4, 6], '7-plus': [7, MAX_YEARS] } as const;

/** Minimum pay in lakh of rupees a year. */
export const PAY_STEPS = ['3', '6', '10', '20'] as const;

/** Maximum days since the last posting. */
export const FRESHNESS_OPTIONS = ['1', '7', '30'] as const;

export const EXPERIENCE_BANDS = ['fresher', '1-3', '4-6', '7-plus'] as const satisfies readonly ExperienceBand[];
export const PAY_OPTIONS = ['disclosed', ...PAY_STEPS] as const;

export type ExperienceBand = keyof typeof BAND_YEARS;
export type PayOption = (typeof PAY_OPTIONS)[number];
