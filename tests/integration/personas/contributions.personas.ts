import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listOwnContributions: ['401 not_signed_in', '200', '200', '200'],
  listWaitingCards: ['401 not_signed_in', '200', '200', '200'],
  withdrawContribution: [
    '401 not_signed_in',
    '404 contribution_not_found',
    '404 contribution_not_found',
    '404 contribution_not_found',
  ],
  restoreContribution: [
    '401 not_signed_in',
    '404 contribution_not_found',
    '404 contribution_not_found',
    '404 contribution_not_found',
  ],
};
