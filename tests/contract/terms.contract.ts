import { expect, it } from 'vitest';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { TERMS_TO_AGREE, TERMS_VERSION } from '@/core/kernel/common/terms-version.rules';
import { ReviewContributionsPort } from '@/core/research/contribute/review-contributions.port';
import { TermsPort } from '@/core/trust/legal/terms.port';
import { mustAgreeToTerms } from '@/core/trust/legal/terms-agreement';
import type { Contract } from './harness/describe-on-harnesses';
import { expectRefusal, failureOf, successOf } from './harness/outcomes';
import { aKey } from './harness/submissions';

const aReview = {
  ...{
    rating: 3,
    aspects: {},
    title: null,
    likes: 'The team is patient with new people.',
    dislikes: 'The bus to the office comes late.',
  },
  ...{ jobProfile: null, departmentId: null, city: null, employment: null, isCurrent: true, years: null },
};

export const termsContract: Contract = (harness) => {
  it('has the version that a new user agreed to by signing in, and keeps its first day', async () => {
    const terms = (await harness().newcomer()).port(TermsPort);
    expect(mustAgreeToTerms(successOf(await terms.getTermsAgreement()))).toBe(false);
    const agreement = successOf(await terms.agreeToTerms({ version: TERMS_VERSION }));
    expect(agreement).toMatchObject({ version: TERMS_VERSION, agreed: { version: TERMS_VERSION } });
    expect(successOf(await terms.agreeToTerms({ version: TERMS_VERSION }))).toEqual(agreement);
    expect(successOf(await terms.getTermsAgreement())).toEqual(agreement);
  });

  it('refuses a version that is not in force', async () => {
    const terms = (await harness().newcomer()).port(TermsPort);
    const before = successOf(await terms.getTermsAgreement());
    expectRefusal(await terms.agreeToTerms({ version: TERMS_VERSION + 1 }), 'conflict', 'terms_changed');
    expect(successOf(await terms.getTermsAgreement())).toEqual(before);
  });

  it('lets nobody contribute who has not agreed to a new version, and everybody who then has', async () => {
    const user = await harness().agreedEarlier();
    const review = { companyName: 'Vaayuna Technologies', review: aReview, ...aKey() };
    const reviews = user.port(ReviewContributionsPort);
    const terms = user.port(TermsPort);
    const refused = await reviews.giveReview(review);
    expectRefusal(refused, 'conflict', TERMS_TO_AGREE);
    expect(failureOf(refused).message).toBe(requestRefusals.terms);
    successOf(await terms.agreeToTerms({ version: TERMS_VERSION }));
    successOf(await reviews.giveReview(review));
  });

  it('is closed to guests', async () => {
    const terms = harness().as('guest').port(TermsPort);
    expectRefusal(await terms.getTermsAgreement(), 'unauthenticated', 'not_signed_in');
    expectRefusal(await terms.agreeToTerms({ version: TERMS_VERSION }), 'unauthenticated', 'not_signed_in');
  });
};
