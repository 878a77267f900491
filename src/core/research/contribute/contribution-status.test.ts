import { expect, it } from 'vitest';
import { CONTRIBUTION_STATUSES, contributionStatusOf, contributionTitles } from './contribution-status';

it('[EM-CONTRIB-STATUS] a contribution is pending, submitted, live or rejected', () => {
  expect(CONTRIBUTION_STATUSES).toEqual(['pending', 'submitted', 'live', 'rejected']);
  expect(contributionStatusOf(null, true)).toBe('pending');
  expect(contributionStatusOf('PENDING', false)).toBe('submitted');
  expect(contributionStatusOf('LIVE', false)).toBe('live');
  expect(contributionStatusOf('REJECTED', false)).toBe('rejected');
  expect(contributionStatusOf(null, false)).toBeNull();
});

it('what is written and not sent comes before what was sent earlier', () => {
  expect(contributionStatusOf('LIVE', true)).toBe('pending');
});

it('[ST-CONTRIB-TITLES] each state has its title', () => {
  expect(contributionTitles).toEqual({
    pending: 'Complete review',
    submitted: 'Review submitted',
    live: 'View review',
    rejected: 'Edit Review',
  });
});
