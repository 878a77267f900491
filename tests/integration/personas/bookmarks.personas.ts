import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listBookmarks: ['401 not_signed_in', '200', '200', '200'],
  listBookmarkIds: ['401 not_signed_in', '200', '200', '200'],
  addBookmark: ['401 not_signed_in', '204', '204', '204'],
  removeBookmark: ['401 not_signed_in', '204', '204', '204'],
};
