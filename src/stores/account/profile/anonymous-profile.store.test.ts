import { aMemoryUser } from '@tests/support/a-memory-user';
import { failureOf } from '@tests/support/failure-of';
import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { AnonymousProfileKey } from '@/stores/account/profile/keys';

const avatar = { avatarUri: 'kolam:b7f1e02c94ad5836', avatarColor: '#E9E3D8' };

async function opened(): Promise<MemoryApp> {
  const app = await startMemoryApp({ as: 'reader' });
  await app.store(AnonymousProfileKey).open();
  return app;
}

describe('the anonymous profile', () => {
  it('[EN-ANON-PROFILE] has its members, empty before anything is known', async () => {
    const { store } = await startMemoryApp();
    expect(store(AnonymousProfileKey).stored).toEqual({
      userName: '',
      avatarUri: '',
      avatarColor: '',
      fullAvatarUrl: '',
    });
  });

  it('offers free names and avatars, and takes what is stored already', async () => {
    const app = await startMemoryApp({ as: 'writer' });
    await app.store(AnonymousProfileKey).open();
    const anonymousProfile = app.store(AnonymousProfileKey);
    expect(anonymousProfile.usernames.state).toMatchObject({ state: 'ready' });
    expect(anonymousProfile.avatars.state).toMatchObject({ state: 'ready' });
    expect(anonymousProfile.userName).toBe('FilterKaapi');
    expect(anonymousProfile.avatar?.avatarUri).toBe('kolam:a5b81c3e07d94f26');
  });

  it('asks the service about a name once the typing rests, and only about the last one', async () => {
    const { store, line, time, settle } = await opened();
    store(AnonymousProfileKey).changeName('Ni');
    time.advance(399);
    store(AnonymousProfileKey).changeName('NimbuPaani');
    time.advance(399);
    expect(line.countOf('validateUsername')).toBe(0);
    time.advance(1);
    expect(store(AnonymousProfileKey).nameCheck).toBe('checking');
    await settle();
    expect(line.countOf('validateUsername')).toBe(1);
    expect(store(AnonymousProfileKey).nameCheck).toBe('free');
  });

  it('says at the field that a name is taken, and offers a free one', async () => {
    const { store, world, time, settle } = await opened();
    aMemoryUser(world, { name: 'Ravi Menon', email: 'ravi@vaayuna.example', userName: 'NimbuPaani' });
    store(AnonymousProfileKey).changeName('NimbuPaani');
    time.advance(400);
    await settle();
    expect(store(AnonymousProfileKey).nameCheck).toBe('refused');
    expect(store(AnonymousProfileKey).nameMessage).not.toBeNull();
    const fix = store(AnonymousProfileKey).nameFix ?? '';
    expect(fix).not.toBe('');
    store(AnonymousProfileKey).changeName(fix);
    expect(store(AnonymousProfileKey).nameMessage).toBeNull();
  });

  it('chooses the first picture for a user who has none', async () => {
    const { store } = await opened();
    const { avatar: chosen, avatars } = store(AnonymousProfileKey);
    expect(chosen).not.toBeNull();
    expect(chosen).toEqual(avatars.value?.[0]);
  });

  it('says which half is missing, and stores nothing', async () => {
    const { store, line } = await startMemoryApp({ as: 'reader' });
    expect(await store(AnonymousProfileKey).save()).toBe(false);
    expect(store(AnonymousProfileKey).nameMessage).toBe('Choose a name, or take one of the suggestions.');
    expect(store(AnonymousProfileKey).form.errors.avatar).toBe('Choose a picture.');
    expect(store(AnonymousProfileKey).form.refusals).toBe(1);
    expect(line.countOf('saveAnonymousProfile')).toBe(0);
  });

  it('shows at the field what the service says when it stores', async () => {
    const { store, world } = await opened();
    aMemoryUser(world, { name: 'Ravi Menon', email: 'ravi@vaayuna.example', userName: 'NimbuPaani' });
    store(AnonymousProfileKey).changeName('NimbuPaani');
    store(AnonymousProfileKey).chooseAvatar(avatar);
    expect(await store(AnonymousProfileKey).save()).toBe(false);
    expect(store(AnonymousProfileKey).nameMessage).toBe('Somebody already has this name, or one that looks like it.');
    expect(store(AnonymousProfileKey).nameCheck).toBe('refused');
    expect(store(AnonymousProfileKey).form.isSubmitting).toBe(false);
  });

  it('keeps the form where the connection is lost, with a toast', async () => {
    const { store, line, toasts } = await opened();
    store(AnonymousProfileKey).changeName('NimbuPaani');
    store(AnonymousProfileKey).chooseAvatar(avatar);
    line.failNext(failureOf(null));
    expect(await store(AnonymousProfileKey).save()).toBe(false);
    expect(toasts.shown).toMatchObject([{ type: 'failure', text1: 'Your profile was not saved.' }]);
    expect(store(AnonymousProfileKey).userName).toBe('NimbuPaani');
    expect(await store(AnonymousProfileKey).save()).toBe(true);
    expect(store(AnonymousProfileKey).stored).toMatchObject({ userName: 'NimbuPaani', ...avatar });
  });
});
