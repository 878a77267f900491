import type { PersonasByOperation } from './personas';

const GONE = '404 contribution_gone';

export const personas: PersonasByOperation = {
  // The sample's post does not exist.
  sendComplaint: [GONE, GONE, GONE, GONE],
  getComplaint: [
    '404 complaint_not_found',
    '404 complaint_not_found',
    '404 complaint_not_found',
    '404 complaint_not_found',
  ],
  getComplaintSums: ['200', '200', '200', '200'],
};
