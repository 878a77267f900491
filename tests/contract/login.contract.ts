import { describe, expect, it } from 'vitest';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import { LoginPort } from '@/core/account/session/login.port';
import type { SocialLogin } from '@/core/account/session/social-login';
import { AccountEndPort } from '@/core/account/settings/account-end.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectNotSignedIn, expectRefusal, failureOf, successOf } from './harness/outcomes';

function aLogin(token: string): SocialLogin {
  return { socialUserType: 'gp', clientType: 'desktop', token, tokenType: 'access_token' };
}

export const loginContract: Contract = (harness) => {
  it('starts a session from a provider’s token; the second time the person is known', async () => {
    const person = await harness().newcomer();
    successOf(await person.port(LoginPort).signOut({}));
    expectNotSignedIn(await person.port(ProfilesPort).getProfile());
    const first = successOf(
      await person.port(LoginPort).signInWithProvider(aLogin(await harness().tokenOf('Asha Nair'))),
    );
    expect(first).toEqual({
      message: expect.any(String),
      isNewUser: true,
      hasOtherAccount: false,
      wasDeactivated: false,
    });
    expect(successOf(await person.port(ProfilesPort).getProfile()).name).toBe('Asha Nair');
    const again = successOf(
      await person.port(LoginPort).signInWithProvider(aLogin(await harness().tokenOf('Asha Nair'))),
    );
    expect(again).toMatchObject({ isNewUser: false, wasDeactivated: false });
  });

  it('says once that it brought a deactivated account back', async () => {
    const person = await harness().newcomer();
    const signIn = async () =>
      successOf(await person.port(LoginPort).signInWithProvider(aLogin(await harness().tokenOf('Back Again'))));
    await signIn();
    successOf(await person.port(AccountEndPort).deactivateAccount());
    expect(await signIn()).toMatchObject({ isNewUser: false, wasDeactivated: true });
    expect(await signIn()).toMatchObject({ isNewUser: false, wasDeactivated: false });
  });

  it('ends the session, and does the same without one', async () => {
    const person = await harness().newcomer();
    successOf(await person.port(ProfilesPort).getProfile());
    expect(successOf(await person.port(LoginPort).signOut({ clientType: 'desktop' }))).toBeNull();
    expectNotSignedIn(await person.port(ProfilesPort).getProfile());
    expect(successOf(await person.port(LoginPort).signOut({}))).toBeNull();
  });

  it('[API-LOGIN-SOCIAL-RESULT] refuses a token that no provider gave with a message', async () => {
    const login = harness().as('guest').port(LoginPort);
    const profiles = harness().as('guest').port(ProfilesPort);
    const forged = await login.signInWithProvider(aLogin('forged'));
    expectRefusal(forged, 'unauthenticated', 'token_invalid');
    expect(failureOf(forged).message).not.toBe('');
    for (const socialUserType of ['naukri', 'outlook'] as const) {
      expectRefusal(
        await login.signInWithProvider({ ...aLogin('x'), socialUserType }),
        'unauthenticated',
        'token_invalid',
      );
    }
    expectNotSignedIn(await profiles.getProfile());
  });

  describe('two browsers', () => {
    it('have a session each', async () => {
      const [one, other] = [await harness().newcomer(), await harness().newcomer()];
      successOf(await one.port(LoginPort).signOut({}));
      expectNotSignedIn(await one.port(ProfilesPort).getProfile());
      successOf(await other.port(ProfilesPort).getProfile());
    });
  });
};
