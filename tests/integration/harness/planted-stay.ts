import { NO_TENURE_ANSWERS } from '@/core/research/tenure/tenure.rules';

/** No city or department. */
export const ASIDE = { city: null, departmentId: null };

export const STAY = {
  companyName: 'Vaayuna Technologies',
  joined: '2024-Q2',
  left: '2026-Q1',
  jobProfile: null,
  ...ASIDE,
  answers: { ...NO_TENURE_ANSWERS, offer: 'KEPT', exit: 'RESIGNED' },
};
