import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listLogLines: ['200', '200', '200', '200'],
  getLogCheckpoint: ['200', '200', '200', '200'],
  getLogSums: ['200', '200', '200', '200'],
};
