import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listMyPosts: ['401 not_signed_in', '200', '200', '200'],
  listHeldTexts: ['401 not_signed_in', '200', '200', '200'],
  getMyFeedMeta: ['401 not_signed_in', '200', '200', '200'],
};
