import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  getProfile: ['401 not_signed_in', '200', '200', '200'],
  getAnonymousProfile: ['401 not_signed_in', '200', '200', '200'],
  saveAnonymousProfile: ['401 not_signed_in', '200', '200', '200'],
  validateUsername: ['401 not_signed_in', '200', '200', '200'],
  suggestAvatars: ['401 not_signed_in', '200', '200', '200'],
  suggestUsernames: ['401 not_signed_in', '200', '200', '200'],
  listPseudoProfiles: ['401 not_signed_in', '200', '200', '200'],
  selectPseudoProfile: ['401 not_signed_in', '422 profile_not_available', '422 profile_not_available', '200'],
};
