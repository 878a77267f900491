import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listOwnClaims: ['401 not_signed_in', '200', '200', '200'],
  startClaim: ['401 not_signed_in', '200', '200', '200'],
  endClaim: ['401 not_signed_in', '404 claim_not_found', '404 claim_not_found', '404 claim_not_found'],
  proveClaimRecord: ['401 not_signed_in', '404 claim_not_found', '404 claim_not_found', '404 claim_not_found'],
  proveClaimCode: ['401 not_signed_in', '404 claim_not_found', '404 claim_not_found', '404 claim_not_found'],
  getClaimToConfirm: ['401 not_signed_in', '404 claim_not_found', '404 claim_not_found', '404 claim_not_found'],
  confirmClaim: ['401 not_signed_in', '404 claim_not_found', '404 claim_not_found', '404 claim_not_found'],
  getCompanyClaims: ['200', '200', '200', '200'],
  listCompanyActs: ['200', '200', '200', '200'],
  revokeClaims: ['401 not_signed_in', '403 moderator_required', '403 moderator_required', '403 moderator_required'],
};
