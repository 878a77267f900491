import { aMemoryUser } from '@tests/support/a-memory-user';
import { failureOf } from '@tests/support/failure-of';
import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';

const avatar = { avatarUri: 'kolam:marigold-7', avatarColor: '#E9E3D8' };

async function opened(): Promise<MemoryApp> {
  const app = await startMemoryApp({ as: 'reader' });
  await app.stores.anonymousProfile.open();
  return app;
}

describe('the anonymous profile', () => {
  it('[EN-ANON-PROFILE] has its members, empty before anything is known', async () => {
    const { stores } = await startMemoryApp();
    expect(stores.anonymousProfile.stored).toEqual({ userName: '', avatarUri: '', avatarColor: '', fullAvatarUrl: '' });
  });

  it('offers free names and avatars, and takes what is stored already', async () => {
    const app = await startMemoryApp({ as: 'writer' });
    await app.stores.anonymousProfile.open();
    const { anonymousProfile } = app.stores;
    expect(anonymousProfile.usernames).toMatchObject({ state: 'ready' });
    expect(anonymousProfile.avatars).toMatchObject({ state: 'ready' });
    expect(anonymousProfile.userName).toBe('FilterKaapi');
    expect(anonymousProfile.avatar?.avatarUri).toBe('kolam:asha');
  });

  it('asks the service about a name once the typing rests, and only about the last one', async () => {
    const { stores, line, time, settle } = await opened();
    stores.anonymousProfile.typeName('Ni');
    time.advance(399);
    stores.anonymousProfile.typeName('NimbuPaani');
    time.advance(399);
    expect(line.countOf('validateUsername')).toBe(0);
    time.advance(1);
    expect(stores.anonymousProfile.nameCheck).toBe('checking');
    await settle();
    expect(line.countOf('validateUsername')).toBe(1);
    expect(stores.anonymousProfile.nameCheck).toBe('free');
  });

  it('says at the field that a name is taken, and offers a free one', async () => {
    const { stores, world, time, settle } = await opened();
    aMemoryUser(world, { name: 'Ravi Menon', email: 'ravi@vaayuna.example', userName: 'NimbuPaani' });
    stores.anonymousProfile.typeName('NimbuPaani');
    time.advance(400);
    await settle();
    expect(stores.anonymousProfile.nameCheck).toBe('refused');
    expect(stores.anonymousProfile.nameMessage).not.toBeNull();
    const fix = stores.anonymousProfile.nameFix ?? '';
    expect(fix).not.toBe('');
    stores.anonymousProfile.typeName(fix);
    expect(stores.anonymousProfile.nameMessage).toBeNull();
  });

  it('says which half is missing, and stores nothing', async () => {
    const { stores, line } = await opened();
    expect(await stores.anonymousProfile.save()).toBeNull();
    expect(stores.anonymousProfile.nameMessage).toBe('Choose a name, or take one of the suggestions.');
    expect(stores.anonymousProfile.avatarMessage).toBe('Choose a picture.');
    expect(stores.anonymousProfile.refusals).toBe(1);
    expect(line.countOf('saveAnonymousProfile')).toBe(0);
  });

  it('shows at the field what the service says when it stores', async () => {
    const { stores, world } = await opened();
    aMemoryUser(world, { name: 'Ravi Menon', email: 'ravi@vaayuna.example', userName: 'NimbuPaani' });
    stores.anonymousProfile.typeName('NimbuPaani');
    stores.anonymousProfile.chooseAvatar(avatar);
    expect(await stores.anonymousProfile.save()).toBeNull();
    expect(stores.anonymousProfile.nameMessage).toContain('NimbuPaani');
    expect(stores.anonymousProfile.nameCheck).toBe('refused');
    expect(stores.anonymousProfile.isSaving).toBe(false);
  });

  it('keeps the form where the connection is lost, with a toast', async () => {
    const { stores, line, toasts } = await opened();
    stores.anonymousProfile.typeName('NimbuPaani');
    stores.anonymousProfile.chooseAvatar(avatar);
    line.failNext(failureOf(null));
    expect(await stores.anonymousProfile.save()).toBeNull();
    expect(toasts.shown).toMatchObject([{ type: 'failure', text1: 'Your profile was not saved.' }]);
    expect(stores.anonymousProfile.userName).toBe('NimbuPaani');
    expect(await stores.anonymousProfile.save()).toMatchObject({ userName: 'NimbuPaani', ...avatar });
  });
});
