import { CASE_ORIGINS } from './case-origins.rules';
import { MODERATED_KINDS } from './moderated-kinds.rules';

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

export type EmployerAct = (typeof EMPLOYER_ACTS)[number];

export const LOGGED_KINDS = [...MODERATED_KINDS, 'employer'] as const;

export const LOG_ORIGINS = [...CASE_ORIGINS, 'EMPLOYER', 'MODERATOR'] as const;

export function originOfEmployerAct(act: EmployerAct): (typeof LOG_ORIGINS)[number] {
  if (act === 'LAPSED') return 'CHECK';
  return act === 'REVOKED' || act === 'CORRECTED' ? 'MODERATOR' : 'EMPLOYER';
}
