import { expect, it } from 'vitest';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import { LoginPort } from '@/core/account/session/login.port';
import { RenewalsPort } from '@/core/account/session/renewals.port';
import { browserOf } from './harness/browser-of';
import type { Contract } from './harness/describe-on-harnesses';
import { expectNotSignedIn, successOf } from './harness/outcomes';

export const renewalsContract: Contract = (harness) => {
  it('renew the session of the browser, which goes on', async () => {
    const browser = await browserOf(harness(), 'Renewer');
    expect(successOf(await browser.port(RenewalsPort).renewSession())).toBeNull();
    expect(successOf(await browser.port(RenewalsPort).renewSession())).toBeNull();
    successOf(await browser.port(ProfilesPort).getProfile());
  });

  it('renew nothing for a guest, nor after a sign-out', async () => {
    expectNotSignedIn(await harness().as('guest').port(RenewalsPort).renewSession());
    const browser = await browserOf(harness(), 'Left');
    successOf(await browser.port(LoginPort).signOut({}));
    expectNotSignedIn(await browser.port(RenewalsPort).renewSession());
  });
};
