export const FORM_KEYS = {
  takeHome: 'calculators.takeHome',
  gratuity: 'calculators.gratuity',
  exit: 'calculators.exit',
} as const;
