import { CASE_ORIGINS } from './case-origins.rules';
import { MODERATED_KINDS } from './moderated-kinds.rules';

/** Acts of those who speak for a company, and what ends a claim, as the public log has them. */
export const EMPLOYER_ACTS = [
  'CLAIMED',
  'RENEWED',
  'ENDED',
  'LAPSED',
  'REVOKED',
  'CORRECTED',
  'ANSWERED',
  'ANSWER_EDITED',
  'ANSWER_WITHDRAWN',
] as const;

/** An act of those who speak for a company. */
export type EmployerAct = (typeof EMPLOYER_ACTS)[number];

/** The kinds of lines of the public log. */
export const LOGGED_KINDS = [...MODERATED_KINDS, 'employer'] as const;

/** The origins of lines: those of cases, a claimant, or a moderator without a case. */
export const LOG_ORIGINS = [...CASE_ORIGINS, 'EMPLOYER', 'MODERATOR'] as const;

export function originOfEmployerAct(act: EmployerAct): (typeof LOG_ORIGINS)[number] {
  if (act === 'LAPSED') return 'CHECK';
  return act === 'REVOKED' || act === 'CORRECTED' ? 'MODERATOR' : 'EMPLOYER';
}
