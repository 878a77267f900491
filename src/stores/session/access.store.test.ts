import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';

describe('access', () => {
  it('knows the roles of who looks', async () => {
    const roles = { isLoggedIn: true, isReader: true, isWriter: true };
    expect((await startMemoryApp()).stores.access).toMatchObject({
      isLoggedIn: false,
      isReader: false,
      isWriter: false,
    });
    const newcomer = await startMemoryApp({ as: 'newcomer' });
    expect(newcomer.stores.access).toMatchObject({ ...roles, isReader: false, isWriter: false });
    expect((await startMemoryApp({ as: 'reader' })).stores.access).toMatchObject({ ...roles, isWriter: false });
    expect((await startMemoryApp({ as: 'writer' })).stores.access).toMatchObject(roles);
  });

  it('leads a guest to the login, which leads on to the role, in the words of what was asked for', async () => {
    const { stores, settle } = await startMemoryApp();
    expect(stores.access.require('writer', 'question')).toBe(false);
    await settle();
    expect(stores.login).toMatchObject({
      isOpen: true,
      props: { writerRequired: true, readerRequired: false, title: 'Log in to ask your question' },
    });
  });

  it('leads somebody without the role to onboarding', async () => {
    const { stores, settle } = await startMemoryApp({ as: 'reader' });
    expect(stores.access.require('reader', null)).toBe(true);
    expect(stores.access.require('writer', 'question', true)).toBe(false);
    await settle();
    expect(stores.onboarding.state).toMatchObject({ isOnboardingOpen: true, openCreatePost: true });
    expect(stores.login.isOpen).toBe(false);
  });

  it('lets a writer do everything', async () => {
    const { stores } = await startMemoryApp({ as: 'writer' });
    expect(stores.access.require('reader', null)).toBe(true);
    expect(stores.access.require('writer', null)).toBe(true);
    expect(stores.onboarding.isOpen).toBe(false);
  });
});
