import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  recordEvents: ['204', '204', '204', '204'],
  recordUsage: ['204', '204', '204', '204'],
  logError: ['204', '204', '204', '204'],
  logPerformance: ['204', '204', '204', '204'],
  logWebVitals: ['204', '204', '204', '204'],
};
