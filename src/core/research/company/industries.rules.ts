/** The industry of companies whose own one no list has. It is none, so nothing is compared with it. */
export const OTHER_INDUSTRY = 'Other';
