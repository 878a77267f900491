import { describe, expect, it } from 'vitest';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import { SignInMethodsPort } from '@/core/account/session/sign-in-methods.port';
import { SessionsPort } from '@/core/account/sessions/sessions.port';
import type { UserSession } from '@/core/account/sessions/user-session';
import { browserOf } from './harness/browser-of';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectNotSignedIn, expectRefusal, successOf } from './harness/outcomes';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

async function listOf(browser: Actor): Promise<readonly UserSession[]> {
  return successOf(await browser.port(SessionsPort).listSessions()).items;
}

export const sessionsContract: Contract = (harness) => {
  it('lists every browser of the user, this one first, by days and with its provider', async () => {
    const one = await browserOf(harness(), 'Lister');
    const other = await browserOf(harness(), 'Lister');
    const list = await listOf(one);
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(list[0]).toEqual({
      sessionId: expect.any(String),
      isCurrent: true,
      device: expect.any(String),
      provider: 'google',
      startedOn: expect.stringMatching(DAY),
      lastSeenOn: expect.stringMatching(DAY),
    });
    expect((await listOf(other)).find(({ isCurrent }) => isCurrent)?.sessionId).toBe(list[1]?.sessionId);
  });

  it('ends one session; that browser is signed out at its next call, and the others stay', async () => {
    const one = await browserOf(harness(), 'Ender');
    const other = await browserOf(harness(), 'Ender');
    const third = await browserOf(harness(), 'Ender');
    const target = (await listOf(other)).find(({ isCurrent }) => isCurrent)?.sessionId ?? '';
    successOf(await other.port(ProfilesPort).getProfile());
    expect(successOf(await one.port(SessionsPort).endSession({ sessionId: target }))).toBeNull();
    expectNotSignedIn(await other.port(ProfilesPort).getProfile());
    successOf(await third.port(ProfilesPort).getProfile());
    expect(await listOf(one)).toHaveLength(2);
  });

  it('knows neither a session that has ended nor one of another user', async () => {
    const one = await browserOf(harness(), 'Owner');
    const stranger = await browserOf(harness(), 'Stranger');
    const own = (await listOf(one))[0]?.sessionId ?? '';
    const sessions = stranger.port(SessionsPort);
    expectRefusal(await sessions.endSession({ sessionId: own }), 'notFound', 'session_not_found');
    expect(await listOf(one)).toHaveLength(1);
    const unknown = '6f1c8d4a-1a52-4a5f-9d0e-3b6a2c9f7e01';
    expectRefusal(await sessions.endSession({ sessionId: unknown }), 'notFound', 'session_not_found');
    expectRefusal(await sessions.endSession({ sessionId: 'x' }), 'invalid', 'validation_failed');
  });

  it('ends the session of this browser like a sign-out', async () => {
    const one = await browserOf(harness(), 'Leaver');
    successOf(await one.port(SessionsPort).endSession({ sessionId: (await listOf(one))[0]?.sessionId ?? '' }));
    expectNotSignedIn(await one.port(ProfilesPort).getProfile());
  });

  it('ends all others, and says how many', async () => {
    const one = await browserOf(harness(), 'Sweeper');
    const other = await browserOf(harness(), 'Sweeper');
    await browserOf(harness(), 'Sweeper');
    expect(successOf(await one.port(SessionsPort).endOtherSessions())).toEqual({ ended: 2 });
    successOf(await one.port(ProfilesPort).getProfile());
    expectNotSignedIn(await other.port(ProfilesPort).getProfile());
    expect(successOf(await one.port(SessionsPort).endOtherSessions())).toEqual({ ended: 0 });
  });

  it('signs out everywhere, here too, and nobody else', async () => {
    const one = await browserOf(harness(), 'Everywhere');
    const other = await browserOf(harness(), 'Everywhere');
    const stranger = await browserOf(harness(), 'Bystander');
    expect(successOf(await one.port(SessionsPort).endAllSessions())).toEqual({ ended: 2 });
    for (const browser of [one, other]) expectNotSignedIn(await browser.port(ProfilesPort).getProfile());
    successOf(await stranger.port(ProfilesPort).getProfile());
  });

  it('lists the accounts that the user signs in with', async () => {
    const one = await browserOf(harness(), 'Methodical');
    expect(successOf(await one.port(SessionsPort).listSignInMethods()).items).toEqual([
      {
        methodId: expect.stringMatching(/./),
        provider: 'google',
        email: expect.stringContaining('methodical'),
        linkedOn: expect.stringMatching(DAY),
      },
    ]);
  });

  describe('another way to sign in', () => {
    const added = (token: string) => ({ socialUserType: 'gp', token, tokenType: 'access_token' }) as const;

    it('leads to the same user, once both are proved; adding it again changes nothing', async () => {
      const one = await browserOf(harness(), 'Adder');
      const add = async () => one.port(SignInMethodsPort).addSignInMethod(added(await harness().tokenOf('Adder Too')));
      successOf(await add());
      successOf(await add());
      const { items } = successOf(await one.port(SessionsPort).listSignInMethods());
      expect(items.map(({ email }) => email)).toEqual([
        expect.stringContaining('adder'),
        expect.stringContaining('too'),
      ]);
      const profileOf = async (name: string) =>
        successOf(await (await browserOf(harness(), name)).port(ProfilesPort).getProfile()).name;
      expect(await profileOf('Adder Too')).toBe('Adder');
    });

    it('is removed, with the other sessions that began with its provider; the last one stays', async () => {
      const one = await browserOf(harness(), 'Remover');
      successOf(await one.port(SignInMethodsPort).addSignInMethod(added(await harness().tokenOf('Remover Too'))));
      const other = await browserOf(harness(), 'Remover Too');
      const stranger = await browserOf(harness(), 'Remover Stranger');
      const sessions = one.port(SessionsPort);
      const [first, second] = successOf(await sessions.listSignInMethods()).items;
      const methodId = second?.methodId ?? '';
      const notTheirs = await stranger.port(SessionsPort).removeSignInMethod({ methodId });
      expectRefusal(notTheirs, 'notFound', 'method_not_found');
      expect(successOf(await sessions.removeSignInMethod({ methodId })).items).toEqual([first]);
      expectRefusal(await sessions.removeSignInMethod({ methodId }), 'notFound', 'method_not_found');
      const last = await sessions.removeSignInMethod({ methodId: first?.methodId ?? '' });
      expectRefusal(last, 'conflict', 'last_method');
      expectNotSignedIn(await other.port(ProfilesPort).getProfile());
      successOf(await one.port(ProfilesPort).getProfile());
      const anew = await browserOf(harness(), 'Remover Too');
      expect(successOf(await anew.port(ProfilesPort).getProfile()).name).toBe('Remover Too');
    });

    it('is no other user’s, and needs a proof and a session', async () => {
      await browserOf(harness(), 'Owner');
      const one = (await browserOf(harness(), 'Taker')).port(SignInMethodsPort);
      expectRefusal(await one.addSignInMethod(added(await harness().tokenOf('Owner'))), 'conflict', 'method_taken');
      const forged = await one.addSignInMethod(added('forged'));
      expect(forged).toMatchObject({ ok: false, failure: { code: 'token_invalid' } });
      const guest = harness().as('guest').port(SignInMethodsPort);
      expectNotSignedIn(await guest.addSignInMethod(added(await harness().tokenOf('Guest'))));
    });
  });

  describe('a guest', () => {
    it('has no sessions', async () => {
      const sessions = harness().as('guest').port(SessionsPort);
      for (const answer of [
        await sessions.listSessions(),
        await sessions.endSession({ sessionId: '6f1c8d4a-1a52-4a5f-9d0e-3b6a2c9f7e01' }),
        await sessions.endOtherSessions(),
        await sessions.endAllSessions(),
        await sessions.listSignInMethods(),
        await sessions.removeSignInMethod({ methodId: 'some' }),
      ]) {
        expectNotSignedIn(answer);
      }
    });
  });
};
