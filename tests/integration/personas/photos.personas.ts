import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listPhotos: ['200', '200', '200', '200'],
  listPhotoAlbums: ['200', '200', '200', '200'],
};
