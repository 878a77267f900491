import { expect, it } from 'vitest';
import { TermsPort } from '@/core/legal/terms.port';
import { isToAgree } from '@/core/legal/terms-agreement';
import { TERMS_VERSION } from '@/core/legal/terms-version.rules';
import type { Contract } from './harness/describe-on-harnesses';
import { expectRefusal, successOf } from './harness/outcomes';

export const termsContract: Contract = (harness) => {
  it('has the version that a new user agreed to by signing in, and keeps its first day', async () => {
    const terms = (await harness().newcomer()).port(TermsPort);
    expect(isToAgree(successOf(await terms.getTermsAgreement()))).toBe(false);
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

  it('is closed to guests', async () => {
    const terms = harness().as('guest').port(TermsPort);
    expectRefusal(await terms.getTermsAgreement(), 'unauthenticated', 'not_signed_in');
    expectRefusal(await terms.agreeToTerms({ version: TERMS_VERSION }), 'unauthenticated', 'not_signed_in');
  });
};
