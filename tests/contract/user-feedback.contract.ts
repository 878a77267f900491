import { expect, it } from 'vitest';
import { UserFeedbackPort } from '@/core/account/settings/feedback.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, successOf } from './harness/outcomes';

export const userFeedbackContract: Contract = (harness) => {
  it('[API-USER-FEEDBACK] is stored once for each part of the product, with what was sent last', async () => {
    const feedback = (await harness().newcomer()).port(UserFeedbackPort);
    const none = { touchpoint: 'help', rating: null, comment: '' };
    expect(successOf(await feedback.getFeedback({ touchpoint: 'help' }))).toEqual(none);
    const first = { touchpoint: 'help', rating: 2, comment: 'I found nothing.' } as const;
    const second = { touchpoint: 'help', rating: 4, comment: '' } as const;
    expect(successOf(await feedback.saveFeedback(first))).toEqual(first);
    expect(successOf(await feedback.saveFeedback(second))).toEqual(second);
    expect(successOf(await feedback.getFeedback({ touchpoint: 'help' }))).toEqual(second);
    const elsewhere = successOf(await feedback.getFeedback({ touchpoint: 'export' }));
    expect(elsewhere).toEqual({ ...none, touchpoint: 'export' });
  });

  it('is nobody else’s, and needs a session', async () => {
    const other = (await harness().newcomer()).port(UserFeedbackPort);
    expect(successOf(await other.getFeedback({ touchpoint: 'help' })).rating).toBeNull();
    const guest = harness().as('guest').port(UserFeedbackPort);
    expectNotSignedIn(await guest.getFeedback({ touchpoint: 'help' }));
    expectNotSignedIn(await guest.saveFeedback({ touchpoint: 'help', rating: 1, comment: '' }));
  });

  it('is refused beyond its limits', async () => {
    const feedback = (await harness().newcomer()).port(UserFeedbackPort);
    expectInvalid(await feedback.saveFeedback({ touchpoint: 'help', rating: 6, comment: '' }), 'rating');
    const comment = 'x'.repeat(2_001);
    expectInvalid(await feedback.saveFeedback({ touchpoint: 'help', rating: 5, comment }), 'comment');
  });
};
