import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  createCareerStatus: ['401 not_signed_in', '201', '201', '201'],
  suggestCareers: ['401 not_signed_in', '200', '200', '200'],
  updateCareerStatus: [
    '401 not_signed_in',
    '404 career_status_not_found',
    '404 career_status_not_found',
    '404 career_status_not_found',
  ],
  updateUnemployedCareerStatus: [
    '401 not_signed_in',
    '404 career_status_not_found',
    '404 career_status_not_found',
    '404 career_status_not_found',
  ],
  sendVerificationCode: [
    '401 not_signed_in',
    '404 career_status_not_found',
    '404 career_status_not_found',
    '404 career_status_not_found',
  ],
  verifyCode: [
    '401 not_signed_in',
    '404 career_status_not_found',
    '404 career_status_not_found',
    '404 career_status_not_found',
  ],
};
