import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  getLegalContacts: ['200', '200', '200', '200'],
  uploadOrder: ['201', '201', '201', '201'],
  sendSummons: ['201', '201', '201', '201'],
  getTermsAgreement: ['401 not_signed_in', '200', '200', '200'],
  agreeToTerms: ['401 not_signed_in', '200', '200', '200'],
};
