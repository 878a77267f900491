import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { OnboardingKey } from '@/stores/account/onboarding/keys';
import { AccessKey, LoginKey } from '@/stores/account/session/keys';

describe('access', () => {
  it('knows the roles of who looks', async () => {
    const roles = { isLoggedIn: true, isReader: true, isWriter: true };
    expect((await startMemoryApp()).store(AccessKey)).toMatchObject({
      isLoggedIn: false,
      isReader: false,
      isWriter: false,
    });
    const newcomer = await startMemoryApp({ as: 'newcomer' });
    expect(newcomer.store(AccessKey)).toMatchObject({ ...roles, isReader: false, isWriter: false });
    expect((await startMemoryApp({ as: 'reader' })).store(AccessKey)).toMatchObject({ ...roles, isWriter: false });
    expect((await startMemoryApp({ as: 'writer' })).store(AccessKey)).toMatchObject(roles);
  });

  it('leads a guest to the login, which leads on to the role, in the words of what was asked for', async () => {
    const { store, settle } = await startMemoryApp();
    expect(store(AccessKey).require('WRITER', 'question')).toBe(false);
    await settle();
    expect(store(LoginKey)).toMatchObject({
      isOpen: true,
      props: { writerRequired: true, readerRequired: false, title: 'Log in to write' },
    });
  });

  it.each([
    ['READER', { readerRequired: true, writerRequired: false }],
    ['WRITER', { readerRequired: false, writerRequired: true }],
  ] as const)(
    '[ST-ONB-ANONYMOUS] leads a guest to the login, with %s required, and not to onboarding',
    async (role, flags) => {
      const { store, settle } = await startMemoryApp();
      store(AccessKey).require(role, null);
      await settle();
      expect(store(LoginKey)).toMatchObject({ isOpen: true, props: flags });
      expect(store(OnboardingKey).isOpen).toBe(false);
    },
  );

  it('leads a user without the role to onboarding, and from there to the composer where they came to post', async () => {
    const { store, settle } = await startMemoryApp({ as: 'reader' });
    expect(store(AccessKey).require('READER', null)).toBe(true);
    expect(store(AccessKey).require('WRITER', 'question', { kind: 'writePost', community: null })).toBe(false);
    await settle();
    expect(store(OnboardingKey).state).toMatchObject({ isOnboardingOpen: true, openCreatePost: true });
    expect(store(LoginKey).isOpen).toBe(false);
  });

  it('lets a writer do everything', async () => {
    const { store } = await startMemoryApp({ as: 'writer' });
    expect(store(AccessKey).require('READER', null)).toBe(true);
    expect(store(AccessKey).require('WRITER', null)).toBe(true);
    expect(store(OnboardingKey).isOpen).toBe(false);
  });
});
