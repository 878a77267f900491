import type { PersonasByOperation } from './personas';

const savedByAnother = ['401 not_signed_in', '403 not_yours', '403 not_yours', '403 not_yours'] as const;

export const personas: PersonasByOperation = {
  createOffer: ['401 not_signed_in', '201', '201', '201'],
  listOffers: ['401 not_signed_in', '200', '200', '200'],
  getOfferConfig: ['200', '200', '200', '200'],
  getOffer: savedByAnother,
  updateOffer: savedByAnother,
  deleteOffer: savedByAnother,
  pickOffer: ['401 not_signed_in', '422 reader_required', '200', '200'],
  listMyOfferPicks: ['401 not_signed_in', '200', '200', '200'],
};
