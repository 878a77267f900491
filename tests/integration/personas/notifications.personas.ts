import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listNotifications: ['401 not_signed_in', '200', '200', '200'],
  actOnNotifications: ['401 not_signed_in', '200', '200', '200'],
};
