import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listReviews: ['200', '200', '200', '200'],
  getReview: ['404 review_not_found', '404 review_not_found', '404 review_not_found', '404 review_not_found'],
  getReviewFigures: ['200', '200', '200', '200'],
  getReviewFacets: ['200', '200', '200', '200'],
  listReviewedCompanies: ['200', '200', '200', '200'],
  giveReview: ['401 not_signed_in', '201', '201', '201'],
  countSimilarContributions: ['401 not_signed_in', '200', '200', '200'],
  getOwnReview: ['401 not_signed_in', '200', '200', '200'],
  editReview: ['401 not_signed_in', '404 review_not_found', '404 review_not_found', '404 review_not_found'],
  deleteReview: ['401 not_signed_in', '404 review_not_found', '404 review_not_found', '404 review_not_found'],
  restoreReview: ['401 not_signed_in', '404 review_not_found', '404 review_not_found', '404 review_not_found'],
  markReviewHelpful: ['401 not_signed_in', '422 reader_required', '404 review_not_found', '404 review_not_found'],
};
