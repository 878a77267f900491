import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  logError: ['204', '204', '204', '204'],
  logPerformance: ['204', '204', '204', '204'],
  logWebVitals: ['204', '204', '204', '204'],
};
