import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  getStatement: ['401 not_signed_in', '404 statement_not_found', '404 statement_not_found', '404 statement_not_found'],
  appealDecision: [
    '401 not_signed_in',
    '404 statement_not_found',
    '404 statement_not_found',
    '404 statement_not_found',
  ],
  answerComplaint: [
    '401 not_signed_in',
    '404 statement_not_found',
    '404 statement_not_found',
    '404 statement_not_found',
  ],
  listStatements: ['401 not_signed_in', '200', '200', '200'],
};
