import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listOwnClaims: ['401 not_signed_in', '200', '200', '200'],
  startClaim: ['401 not_signed_in', '201', '201', '201'],
  endClaim: ['401 not_signed_in', '404 claim_not_found', '404 claim_not_found', '404 claim_not_found'],
  proveClaimRecord: ['401 not_signed_in', '404 claim_not_found', '404 claim_not_found', '404 claim_not_found'],
  proveClaimCode: ['401 not_signed_in', '404 claim_not_found', '404 claim_not_found', '404 claim_not_found'],
  getClaimToConfirm: ['401 not_signed_in', '404 claim_not_found', '404 claim_not_found', '404 claim_not_found'],
  confirmClaim: ['401 not_signed_in', '404 claim_not_found', '404 claim_not_found', '404 claim_not_found'],
  listOwnCorrections: ['401 not_signed_in', '404 claim_not_found', '404 claim_not_found', '404 claim_not_found'],
  proposeCorrection: ['401 not_signed_in', '404 claim_not_found', '404 claim_not_found', '404 claim_not_found'],
  withdrawCorrection: [
    '401 not_signed_in',
    '404 correction_not_found',
    '404 correction_not_found',
    '404 correction_not_found',
  ],
  listCorrections: ['401 not_signed_in', '403 moderator_required', '403 moderator_required', '403 moderator_required'],
  decideCorrection: ['401 not_signed_in', '403 moderator_required', '403 moderator_required', '403 moderator_required'],
  listCompanyCorrections: ['200', '200', '200', '200'],
  getCompanyClaims: ['200', '200', '200', '200'],
  listCompanyActs: ['200', '200', '200', '200'],
  revokeClaims: ['401 not_signed_in', '403 moderator_required', '403 moderator_required', '403 moderator_required'],
};
