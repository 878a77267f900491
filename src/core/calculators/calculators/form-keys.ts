/** The device’s keys of the forms that another form takes fields from. */
export const FORM_KEYS = {
  takeHome: 'calculators.takeHome',
  gratuity: 'calculators.gratuity',
  exit: 'calculators.exit',
} as const;
