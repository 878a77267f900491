import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { ProfileKey } from '@/stores/account/profile/keys';

describe('the profile', () => {
  it('is loaded at the start for a user, and not for a guest', async () => {
    const reader = await startMemoryApp({ as: 'reader' });
    expect(reader.store(ProfileKey)).toMatchObject({ isReader: true, isWriter: false, errorCode: null });
    expect(reader.store(ProfileKey).profile?.name).toBe('Asha Nair');
    const guest = await startMemoryApp();
    expect(guest.line.countOf('getProfile')).toBe(0);
    expect(guest.store(ProfileKey).state).toEqual({ state: 'idle' });
  });

  it.each([
    [500, 500],
    [null, 200],
  ])('[ER-PROFILE-CODE] a failure with status %s gives the error code %i', async (status, errorCode) => {
    const { store, line } = await startMemoryApp();
    line.failNext(failureOf(status));
    expect(await store(ProfileKey).load()).toBeNull();
    expect(store(ProfileKey).errorCode).toBe(errorCode);
  });

  it('keeps what is known where it cannot be loaded again', async () => {
    const { store, line } = await startMemoryApp({ as: 'writer' });
    line.failNext(failureOf(500));
    await store(ProfileKey).load();
    expect(store(ProfileKey).isWriter).toBe(true);
  });

  it('drops an answer that a sign-out has overtaken', async () => {
    const { store, line } = await startMemoryApp({ as: 'writer' });
    line.hold();
    const load = store(ProfileKey).load();
    store(ProfileKey).forget();
    line.release();
    expect(await load).toBeNull();
    expect(store(ProfileKey).state).toEqual({ state: 'idle' });
  });
});

describe('the profiles that the user can post under', () => {
  it('[EN-PSEUDO-LOAD] are idle, loading, then there, or failed', async () => {
    const { store, line } = await startMemoryApp({ as: 'writer' });
    expect(store(ProfileKey).pseudoProfiles.state).toBe('idle');
    line.failNext(failureOf(500));
    const failing = store(ProfileKey).loadPseudoProfiles();
    expect(store(ProfileKey).pseudoProfiles.state).toBe('loading');
    await failing;
    expect(store(ProfileKey).pseudoProfiles.state).toBe('failed');
    await store(ProfileKey).loadPseudoProfiles();
    expect(store(ProfileKey).pseudoProfiles).toMatchObject({
      state: 'ready',
      value: { profilesAvailable: [{ profileData: { name: 'FilterKaapi' } }] },
    });
  });

  it('[EN-PSEUDO-PROFILE] are what is available, with bio and avatar, and the type that is selected', async () => {
    const { store } = await startMemoryApp({ as: 'writer' });
    await store(ProfileKey).loadPseudoProfiles();
    const { pseudoProfiles } = store(ProfileKey);
    expect(pseudoProfiles).toMatchObject({ state: 'ready', value: { selectedProfileType: 'ANONYMOUS' } });
    const available = pseudoProfiles.state === 'ready' ? pseudoProfiles.value.profilesAvailable : [];
    expect(available.map(({ profileType }) => profileType)).toEqual(['ANONYMOUS']);
    expect(available[0]?.profileData).toMatchObject({
      bio: expect.any(String),
      fullAvatarUrl: 'kolam:a5b81c3e07d94f26',
    });
  });
});
