import { expect, it } from 'vitest';
import { REPORTABLE_TYPES } from '@/core/kernel/moderated/report';
import { reportReasonsFor } from './report-reasons.rules';

it('an opening can be reported because it asks for money, is no real job, or never answers', () => {
  expect(reportReasonsFor('job')).toEqual([
    'MONEY',
    'NOT_REAL',
    'NO_ANSWER',
    'ADVERTISING',
    'WRONG_PLACE',
    'LAW',
    'OTHER',
  ]);
});

it.each(REPORTABLE_TYPES.filter((type) => type !== 'job'))('a %s has the reasons for what people write', (type) => {
  expect(reportReasonsFor(type)).toEqual(['IDENTITY', 'ABUSE', 'FALSE', 'ADVERTISING', 'WRONG_PLACE', 'LAW', 'OTHER']);
});
