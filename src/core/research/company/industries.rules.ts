/** The industry of companies without a listed one. Nothing is compared with it. */
export const OTHER_INDUSTRY = 'Other';
