/** For companies without a listed industry; nothing is compared with it. */
export const OTHER_INDUSTRY = 'Other';
