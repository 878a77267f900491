import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listJobs: ['200', '200', '200', '200'],
  listJobFilters: ['200', '200', '200', '200'],
  getJob: ['404 job_not_found', '404 job_not_found', '404 job_not_found', '404 job_not_found'],
  listApplications: ['401 not_signed_in', '200', '200', '200'],
  noteApplication: ['401 not_signed_in', '404 job_not_found', '404 job_not_found', '404 job_not_found'],
  answerApplication: [
    '401 not_signed_in',
    '404 application_not_found',
    '404 application_not_found',
    '404 application_not_found',
  ],
  removeApplication: ['401 not_signed_in', '204', '204', '204'],
  listJobAlerts: ['401 not_signed_in', '200', '200', '200'],
  createJobAlert: ['401 not_signed_in', '201', '201', '201'],
  deleteJobAlert: ['401 not_signed_in', '404 alert_not_found', '404 alert_not_found', '404 alert_not_found'],
};
