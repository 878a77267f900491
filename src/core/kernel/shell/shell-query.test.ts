import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTIFICATIONS_ADDRESS } from './notifications-address';
import { readShellQuery } from './shell-query';

const intentsOf = (url: string, isNativeApp = false) => readShellQuery(url, isNativeApp).intents;

describe('readShellQuery', () => {
  it('finds nothing in an ordinary address and leaves it alone', () => {
    expect(readShellQuery('/jobs?location=pune&type=x#top', false)).toEqual({
      intents: [],
      cleanedUrl: '/jobs?location=pune&type=x#top',
    });
  });

  it('opens the login, asked for or after a sign-out', () => {
    expect(readShellQuery('/?showLoginModal=true', false)).toEqual({
      intents: [{ kind: 'openLogin', reason: 'asked' }],
      cleanedUrl: '/',
    });
    expect(intentsOf('/?showLoginModal=signout')).toEqual([{ kind: 'openLogin', reason: 'signedOut' }]);
    expect(intentsOf('/?showLoginModal=maybe')).toEqual([]);
  });

  it('opens onboarding for r and w, and for nothing else', () => {
    expect(intentsOf('/?openOnboarding=r')).toEqual([{ kind: 'openOnboarding', required: 'READER' }]);
    expect(intentsOf('/?openOnboarding=w')).toEqual([{ kind: 'openOnboarding', required: 'WRITER' }]);
    expect(intentsOf('/?openOnboarding=x')).toEqual([]);
  });

  it('opens the create-post flow with the community of the link', () => {
    const url = '/?openCreatePost=true&entityId=7&name=Layoffs%20%26%20exits&logo=/l.svg&type=topic&campaign=mail';
    expect(readShellQuery(url, false)).toEqual({
      intents: [
        { kind: 'setCampaign', campaign: 'mail' },
        {
          kind: 'openCreatePost',
          community: { entityId: '7', name: 'Layoffs & exits', logo: '/l.svg', type: 'topic' },
        },
      ],
      cleanedUrl: '/?campaign=mail',
    });
    expect(intentsOf('/?openCreatePost=true')).toEqual([{ kind: 'openCreatePost', community: {} }]);
    expect(intentsOf('/?openCreatePost=false')).toEqual([]);
  });

  it('opens the notifications, once', () => {
    expect(readShellQuery(NOTIFICATIONS_ADDRESS, false)).toEqual({
      intents: [{ kind: 'openNotifications' }],
      cleanedUrl: '/',
    });
    expect(intentsOf('/?openNotifications=false')).toEqual([]);
  });

  it('[SH-TOAST] shows a toast by its key, and no text of the address', () => {
    expect(intentsOf('/?toast=logged-out')).toEqual([{ kind: 'showToast', text: 'You are logged out.' }]);
    for (const text of ['', '%20', 'Your+account+is+locked.+Call+1800-000-000', 'constructor', 'LOGGED-OUT']) {
      expect(readShellQuery(`/?toast=${text}`, false)).toEqual({ intents: [], cleanedUrl: '/' });
    }
  });

  it('opens a push message on web, once', () => {
    expect(readShellQuery('/p/4?push_key=a7', false)).toEqual({
      intents: [{ kind: 'openPushMessage', key: 'a7' }],
      cleanedUrl: '/p/4',
    });
    expect(readShellQuery('/p/4?push_key=', false).intents).toEqual([]);
    expect(readShellQuery('/p/4?push_key=a7', true)).toEqual({ intents: [], cleanedUrl: '/p/4?push_key=a7' });
  });

  it('marks a notification on web and leaves it to the native app there', () => {
    expect(readShellQuery('/p/4?notification_id=5', false)).toEqual({
      intents: [{ kind: 'markNotification', notificationId: '5' }],
      cleanedUrl: '/p/4',
    });
    expect(readShellQuery('/p/4?notification_id=5', true)).toEqual({
      intents: [],
      cleanedUrl: '/p/4?notification_id=5',
    });
  });

  it('tells of the return from a login and of a failure at LinkedIn, before anything else opens', () => {
    expect(
      intentsOf('/?openOnboarding=w&linkedinLogin=failed&onLogin=true&campaign=x').map(({ kind }) => kind),
    ).toEqual(['setCampaign', 'returnFromLogin', 'reportLinkedinFailure', 'openOnboarding']);
  });

  it('keeps the campaign of a visit in the address, and takes out the one that a login gave itself', () => {
    expect(readShellQuery('/p/1?campaign=show_login_modal', false)).toEqual({
      intents: [{ kind: 'setCampaign', campaign: 'show_login_modal' }],
      cleanedUrl: '/p/1',
    });
    expect(readShellQuery('/p/1?campaign=mail', false).cleanedUrl).toBe('/p/1?campaign=mail');
  });

  it('asks nothing again but the campaign of an address that it has cleaned', () => {
    const names = [
      'showLoginModal',
      'toast',
      'openOnboarding',
      'openCreatePost',
      'openNotifications',
      'notification_id',
      'campaign',
      'type',
      'q',
    ];
    const pair = fc.tuple(fc.constantFrom(...names), fc.constantFrom('true', 'r', 'w', 'x', 'signout', '5'));
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const url = `/?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`;
        const again = readShellQuery(readShellQuery(url, false).cleanedUrl, false);
        expect(again.intents.filter(({ kind }) => kind !== 'setCampaign')).toEqual([]);
      }),
    );
  });
});
