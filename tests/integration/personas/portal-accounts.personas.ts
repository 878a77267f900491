import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  getPortalAccount: ['401 not_signed_in', '200', '200', '200'],
  savePortalConsent: ['401 not_signed_in', '200', '200', '200'],
  linkPortalAccount: [
    '401 not_signed_in',
    '422 portal_consent_missing',
    '422 portal_consent_missing',
    '422 portal_consent_missing',
  ],
};
