import type { PersonasByOperation } from './personas';

const NOT_UPLOADED = '422 photo_not_usable';
const NONE = '404 photo_not_found';

export const personas: PersonasByOperation = {
  listPhotos: ['200', '200', '200', '200'],
  listPhotoAlbums: ['200', '200', '200', '200'],
  uploadCompanyPhoto: ['401 not_signed_in', '201', '201', '201'],
  givePhotos: ['401 not_signed_in', NOT_UPLOADED, NOT_UPLOADED, NOT_UPLOADED],
  deletePhoto: ['401 not_signed_in', NONE, NONE, NONE],
  restorePhoto: ['401 not_signed_in', NONE, NONE, NONE],
};
