import type { Personas, PersonasByOperation } from './personas';

const OF_MODERATORS: Personas = [
  '401 not_signed_in',
  '403 moderator_required',
  '403 moderator_required',
  '403 moderator_required',
];

export const personas: PersonasByOperation = {
  getOwnRoles: ['401 not_signed_in', '200', '200', '200'],
  getConductAcceptance: OF_MODERATORS,
  acceptConduct: OF_MODERATORS,
  listCases: OF_MODERATORS,
  claimCase: OF_MODERATORS,
  releaseCase: OF_MODERATORS,
  decideCase: OF_MODERATORS,
  undoDecision: OF_MODERATORS,
  getOperations: OF_MODERATORS,
  uploadLogo: OF_MODERATORS,
  setLogo: OF_MODERATORS,
  removeLogo: OF_MODERATORS,
};
