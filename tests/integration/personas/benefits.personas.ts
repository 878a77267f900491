import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listBenefitCatalogue: ['200', '200', '200', '200'],
  giveBenefits: ['401 not_signed_in', '201', '201', '201'],
  listBenefitReports: ['200', '200', '200', '200'],
  getBenefitFigures: ['200', '200', '200', '200'],
};
