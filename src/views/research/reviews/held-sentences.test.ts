import { expect, it } from 'vitest';
import { HOLD_REASONS, SURGE_HOLD_DAYS } from '@/core/research/reviews/review-holds.rules';
import { messages } from './messages';

it('the sentences about reviews that are not counted yet name every reason that there is, and the days of the rule', () => {
  const { heldIf } = messages;
  const said = `${messages.heldWhy} ${messages.surge}`;
  expect(HOLD_REASONS.filter((reason) => !said.includes(heldIf[reason]))).toEqual([]);
  expect(Object.keys(heldIf).toSorted()).toEqual([...HOLD_REASONS].toSorted());
  expect(messages.surge).toContain(`${SURGE_HOLD_DAYS} days at most`);
  expect(messages.surge).not.toContain(heldIf.NEW_ACCOUNT);
});
