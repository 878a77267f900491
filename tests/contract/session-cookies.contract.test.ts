import { CookieJar } from '@tests/support/cookie-jar';
import { describe, expect, it } from 'vitest';
import { DocumentCookies } from '@/adapters/browser/document-cookies';
import { MemorySessionCookies } from '@/adapters/memory/account/session/memory-session-cookies';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import type { SessionCookies } from '@/core/account/session/session-cookies.port';
import { userInfoOf } from '@/core/account/session/user-info';

interface Browser {
  readonly cookies: SessionCookies;
  readonly signIn: () => void;
  readonly signOut: () => void;
}

const VISIBLE = ['usr_data', 'UAC_I', 'UAC_K', 'authtype'] as const;

const browsers: Readonly<Record<string, () => Browser>> = {
  'in memory': () => {
    const browser = new MemoryBrowser(new MemoryWorld(new ManualTime(), new CountingIds()));
    const asha = browser.world.records(UserRecords).add('Asha Nair', 'asha@people.example');
    return {
      cookies: new MemorySessionCookies(browser),
      signIn: () => browser.signIn(asha),
      signOut: () => browser.signOut(),
    };
  },
  'of the document': () => {
    const jar = new CookieJar();
    return {
      cookies: new DocumentCookies(jar, { cookieEnabled: true }),
      // AT and RT are HttpOnly and never visible here.
      signIn: () => {
        const display = { userName: 'NimbuPaani', fullAvatarUrl: '', avatarBgColor: '' };
        const values = [encodeURIComponent(JSON.stringify(display)), 'public-id', '1', 'gp'];
        for (const [index, name] of VISIBLE.entries()) jar.cookie = `${name}=${values[index]}; Path=/`;
      },
      signOut: () => {
        for (const name of VISIBLE) jar.cookie = `${name}=; Path=/; Max-Age=0`;
      },
    };
  },
};

describe.each(Object.entries(browsers))('SessionCookies %s', (_place, make) => {
  it('say who is signed in, and nothing once nobody is', () => {
    const { cookies, signIn, signOut } = make();
    expect(cookies.areEnabled()).toBe(true);
    expect(userInfoOf(cookies.read())).toBeNull();
    signIn();
    expect(userInfoOf(cookies.read())).toMatchObject({ UserId: expect.stringMatching(/./) });
    expect(cookies.read()).toMatchObject({ loggedInFlag: '1', accessToken: null, refreshToken: null });
    signOut();
    expect(cookies.read()).toMatchObject({ userData: null, userId: null, loggedInFlag: null });
  });

  it('forget how the last login went, and only that', () => {
    const { cookies, signIn, signOut } = make();
    signIn();
    expect(cookies.read().authType).toBe('gp');
    cookies.clearAuthType();
    expect(cookies.read().authType).toBeNull();
    expect(userInfoOf(cookies.read())).not.toBeNull();
    signOut();
  });
});
