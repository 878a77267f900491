import type { PersonasByOperation } from './personas';

const NOT_FOUND = '404 experience_not_found';

export const personas: PersonasByOperation = {
  getBasicDetails: ['401 not_signed_in', '200', '200', '200'],
  saveBasicDetails: ['401 not_signed_in', '200', '200', '200'],
  uploadProfilePhoto: ['401 not_signed_in', '201', '201', '201'],
  deleteProfilePhoto: ['401 not_signed_in', '204', '204', '204'],
  listWorkExperiences: ['401 not_signed_in', '200', '200', '200'],
  addWorkExperience: ['401 not_signed_in', '201', '201', '201'],
  changeWorkExperience: ['401 not_signed_in', NOT_FOUND, NOT_FOUND, NOT_FOUND],
  deleteWorkExperience: ['401 not_signed_in', NOT_FOUND, NOT_FOUND, NOT_FOUND],
  listEducations: ['401 not_signed_in', '200', '200', '200'],
  addEducation: ['401 not_signed_in', '201', '201', '201'],
  changeEducation: ['401 not_signed_in', NOT_FOUND, NOT_FOUND, NOT_FOUND],
  deleteEducation: ['401 not_signed_in', NOT_FOUND, NOT_FOUND, NOT_FOUND],
};
