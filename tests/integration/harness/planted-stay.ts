import { NO_ANSWERS } from '@/core/research/tenure/tenure.rules';

/** No city and no department, of which a contribution may be. */
export const ASIDE = { city: null, departmentId: null };

/** What the user reports of joining and leaving a company. It has no words of its own. */
export const STAY = {
  companyName: 'Vaayuna Technologies',
  joined: '2024-Q2',
  left: '2026-Q1',
  jobProfile: null,
  ...ASIDE,
  answers: { ...NO_ANSWERS, offer: 'KEPT', exit: 'RESIGNED' },
};
