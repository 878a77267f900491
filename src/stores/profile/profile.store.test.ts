import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';

describe('the profile', () => {
  it('is loaded at the start of who is signed in, and of nobody else', async () => {
    const reader = await startMemoryApp({ as: 'reader' });
    expect(reader.stores.profile).toMatchObject({ isReader: true, isWriter: false, errorCode: null });
    expect(reader.stores.profile.profile?.name).toBe('Asha Nair');
    const guest = await startMemoryApp();
    expect(guest.line.countOf('getProfile')).toBe(0);
    expect(guest.stores.profile.state).toEqual({ state: 'idle' });
  });

  it.each([
    [500, 500],
    [null, 200],
  ])('[ER-PROFILE-CODE] a failure with status %s gives the error code %i', async (status, errorCode) => {
    const { stores, line } = await startMemoryApp();
    line.failNext(failureOf(status));
    expect(await stores.profile.load()).toBeNull();
    expect(stores.profile.errorCode).toBe(errorCode);
  });

  it('keeps what is known where it cannot be loaded again', async () => {
    const { stores, line } = await startMemoryApp({ as: 'writer' });
    line.failNext(failureOf(500));
    await stores.profile.load();
    expect(stores.profile.isWriter).toBe(true);
  });

  it('drops an answer that a sign-out has overtaken', async () => {
    const { stores, line } = await startMemoryApp({ as: 'writer' });
    line.hold();
    const load = stores.profile.load();
    stores.profile.reset();
    line.release();
    expect(await load).toBeNull();
    expect(stores.profile.state).toEqual({ state: 'idle' });
  });
});

describe('the profiles that one posts under', () => {
  it('[EN-PSEUDO-LOAD] are idle, loading, then there, or failed', async () => {
    const { stores, line } = await startMemoryApp({ as: 'writer' });
    expect(stores.profile.pseudoProfiles.state).toBe('idle');
    line.failNext(failureOf(500));
    const failing = stores.profile.loadPseudoProfiles();
    expect(stores.profile.pseudoProfiles.state).toBe('loading');
    await failing;
    expect(stores.profile.pseudoProfiles.state).toBe('failed');
    await stores.profile.loadPseudoProfiles();
    expect(stores.profile.pseudoProfiles.state).toBe('ready');
    expect(stores.profile.selectedPseudoProfile?.profileData.name).toBe('FilterKaapi');
  });

  it('[EN-PSEUDO-PROFILE] are what is available, with bio and avatar, and the type that is selected', async () => {
    const { stores } = await startMemoryApp({ as: 'writer' });
    await stores.profile.loadPseudoProfiles();
    const { pseudoProfiles } = stores.profile;
    expect(pseudoProfiles).toMatchObject({ state: 'ready', value: { selectedProfileType: 'ANONYMOUS' } });
    const available = pseudoProfiles.state === 'ready' ? pseudoProfiles.value.profilesAvailable : [];
    expect(available.map(({ profileType }) => profileType)).toEqual(['ANONYMOUS']);
    expect(available[0]?.profileData).toMatchObject({ bio: expect.any(String), fullAvatarUrl: 'kolam:asha' });
  });

  it('stay as they are where the service refuses another one, with a toast', async () => {
    const { stores, toasts } = await startMemoryApp({ as: 'writer' });
    await stores.profile.loadPseudoProfiles();
    expect(await stores.profile.selectPseudoProfile('DESIGNATION')).toBe(false);
    expect(stores.profile.selectedPseudoProfile?.profileType).toBe('ANONYMOUS');
    expect(toasts.shown.map(({ text1 }) => text1)).toEqual(['Your choice was not saved.']);
    expect(await stores.profile.selectPseudoProfile('ANONYMOUS')).toBe(true);
  });
});
