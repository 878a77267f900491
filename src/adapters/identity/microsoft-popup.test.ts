import { PATIENCE } from '@tests/support/patience';
// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MICROSOFT_SCOPES, MicrosoftPopup } from './microsoft-popup';

interface FakePopup {
  closed: boolean;
  readonly location: { href: string };
}

const client = { clientId: 'c-1', authorizeUrl: 'https://login.example/authorize' };

describe("Microsoft's window", () => {
  let popup: FakePopup | null;
  let features: string | undefined;
  let time: ManualTime;
  beforeEach(() => {
    popup = { closed: false, location: { href: '' } };
    time = new ManualTime();
    vi.stubGlobal('open', (_url: string, _target: string, given: string) => {
      features = given;
      return popup;
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const microsoft = () => new MicrosoftPopup(client, window, time);
  const addressOf = async (): Promise<URL> => {
    await vi.waitFor(() => expect(popup?.location.href).not.toBe(''), PATIENCE);
    return new URL(popup?.location.href ?? '');
  };
  const answer = (parameters: Readonly<Record<string, string>>) => {
    const channel = new BroadcastChannel('microsoft-login');
    channel.postMessage(new URLSearchParams(parameters).toString());
    channel.close();
  };

  it('[LG-MICROSOFT-SCOPES] [LM-LOGIN-POPUP] is 500 by 600, and asks for exactly the scopes', async () => {
    const token = microsoft().requestToken();
    const url = await addressOf();
    expect(features).toContain('width=500,height=600');
    expect(url.searchParams.get('scope')).toBe('User.Read openid profile email');
    expect(MICROSOFT_SCOPES.split(' ').toSorted()).toEqual(['User.Read', 'email', 'openid', 'profile']);
    expect(url.searchParams.get('redirect_uri')).toBe(`${window.location.origin}/login/microsoft/answer`);
    answer({ state: url.searchParams.get('state') ?? '', id_token: 'jwt' });
    expect(await token).toMatchObject({
      ok: true,
      value: { token: 'jwt', nonce: expect.stringMatching(/^[\w-]{43}$/) },
    });
  });

  it('takes no answer of another sign-in, and no secret in the address', async () => {
    const token = microsoft().requestToken();
    const url = await addressOf();
    answer({ state: 'another', id_token: 'foreign' });
    answer({ state: url.searchParams.get('state') ?? '', id_token: 'own' });
    const value = await token;
    expect(value).toMatchObject({ value: { token: 'own' } });
    expect(url.href).not.toContain(value.ok ? (value.value.nonce ?? '') : '');
  });

  it('[TM-AUTH-POPUP] a window that is closed ends it about 2 s later, unless its answer comes by then', async () => {
    const results: unknown[] = [];
    const token = microsoft().requestToken();
    void token.then((result) => results.push(result));
    await addressOf();
    if (popup !== null) popup.closed = true;
    time.advance(500);
    time.advance(1999);
    await Promise.resolve();
    expect(results).toEqual([]);
    time.advance(1);
    expect(await token).toEqual({ ok: false, failure: { kind: 'popupClosed', message: '' } });
  });

  it('says what was refused, and by whom', async () => {
    const refusedWith = async (error: string, description: string) => {
      if (popup !== null) popup.location.href = '';
      const token = microsoft().requestToken();
      const state = (await addressOf()).searchParams.get('state') ?? '';
      answer({ state, error, error_description: description });
      return token;
    };
    expect(await refusedWith('access_denied', '')).toMatchObject({ failure: { kind: 'cancelled' } });
    expect(await refusedWith('server_error', 'AADSTS1')).toMatchObject({
      failure: { kind: 'refused', message: 'AADSTS1' },
    });
    popup = null;
    expect(await microsoft().requestToken()).toMatchObject({ failure: { kind: 'popupBlocked' } });
  });
});
