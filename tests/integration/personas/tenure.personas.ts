import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  getTenureFigures: ['200', '200', '200', '200'],
  listTenureFacts: ['200', '200', '200', '200'],
  listOwnTenure: ['401 not_signed_in', '200', '200', '200'],
  giveTenure: ['401 not_signed_in', '201', '201', '201'],
  editTenure: ['401 not_signed_in', '404 tenure_not_found', '404 tenure_not_found', '404 tenure_not_found'],
};
