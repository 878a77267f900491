export const MIDDLE_ID = 'middle';
