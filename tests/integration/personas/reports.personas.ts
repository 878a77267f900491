import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  report: ['401 not_signed_in', '204', '204', '204'],
};
