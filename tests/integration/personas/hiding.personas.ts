import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  hidePost: ['401 not_signed_in', '204', '204', '204'],
  showPost: ['401 not_signed_in', '204', '204', '204'],
  listBlockedNames: ['401 not_signed_in', '200', '200', '200'],
  blockName: ['401 not_signed_in', '204', '204', '204'],
  unblockName: ['401 not_signed_in', '204', '204', '204'],
};
