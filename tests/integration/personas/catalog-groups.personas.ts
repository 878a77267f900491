import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listCatalogGroups: ['200', '200', '200', '200'],
};
