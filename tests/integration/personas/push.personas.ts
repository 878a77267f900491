import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  getPushKey: ['200', '200', '200', '200'],
  registerDevice: ['401 not_signed_in', '204', '204', '204'],
  unregisterDevice: ['401 not_signed_in', '204', '204', '204'],
  getPushChoices: ['401 not_signed_in', '200', '200', '200'],
  savePushChoices: ['401 not_signed_in', '200', '200', '200'],
};
