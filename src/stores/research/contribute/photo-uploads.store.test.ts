import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { aPng } from '@tests/support/pictures';
import { describe, expect, it } from 'vitest';
import { MemoryPictureFile } from '@/adapters/memory/kernel/pictures/memory-picture-files';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { PhotoRecords } from '@/adapters/memory/research/photos/photo-records';
import { mediaMessages } from '@/core/kernel/pictures/media-messages';
import { LoginKey, SessionKey } from '@/stores/account/session/keys';
import { PhotosFormKey, PhotoUploadsKey } from './keys';

const address = '/features?showPhotosModal=true&company=vaayuna-technologies&campaign=mail';
const picture = (name: string, width = 40, height = 30) => new MemoryPictureFile(aPng(width, height), undefined, name);

async function aWorld(): Promise<MemoryWorld> {
  const { world } = await startMemoryApp();
  const named = { companyId: 1, urlName: 'vaayuna-technologies', companyName: 'Vaayuna Technologies' };
  world.records(CompanyRecords).add({ ...named, industry: 'IT' });
  return world;
}

async function adding(options: Parameters<typeof startMemoryApp>[0] = {}): Promise<MemoryApp> {
  return startMemoryApp({ world: await aWorld(), as: 'newcomer', address, ...options });
}

const faultsOf = ({ store }: MemoryApp) => store(PhotoUploadsKey).photos.map(({ details }) => details.fault);

describe('photos of a company on their way to the service', () => {
  it('are sent once they are uploaded, with album and caption', async () => {
    const here = await adding();
    const { store, line, world, settle } = here;
    line.hold();
    const uploading = store(PhotoUploadsKey).add([picture('desk.png'), picture('lunch.png')]);
    await settle();
    const form = store(PhotosFormKey);
    await form.submit();
    expect(form.form.errors.photos).toBe(mediaMessages.uploading);
    line.release();
    await uploading;
    const [, lunch] = store(PhotoUploadsKey).photos;
    store(PhotoUploadsKey).putInto(lunch?.uri ?? '', 'canteen');
    store(PhotoUploadsKey).describe(lunch?.uri ?? '', 'Lunch at noon');
    await form.submit();
    expect(world.records(PhotoRecords).of(1)).toMatchObject([
      { album: 'office', caption: '' },
      { album: 'canteen', caption: 'Lunch at noon' },
    ]);
    expect(form.values).toMatchObject({ photos: [], campaign: 'mail' });
  });

  it('that stop half way are tried again; a file that is none is not', async () => {
    const here = await adding();
    const { store, line } = here;
    const uploads = store(PhotoUploadsKey);
    line.goOffline();
    await uploads.add([
      picture('desk.png'),
      new MemoryPictureFile(new Uint8Array([1, 2, 3])),
      picture('wall.png', 30_000, 30_000),
    ]);
    line.goOnline();
    expect(faultsOf(here)).toEqual([
      mediaMessages.stopped,
      expect.stringMatching(/open this file as a picture/),
      'This picture has more than 40 million pixels. Choose a smaller one.',
    ]);
    const [desk, text, wall] = uploads.photos.map(({ uri }) => uri);
    expect([desk, text, wall].map((uri) => uploads.canRetry(uri ?? ''))).toEqual([true, false, false]);
    await uploads.retry(desk ?? '');
    for (const uri of [text, wall]) uploads.remove(uri ?? '');
    expect(faultsOf(here)).toEqual([null]);
    await uploads.add([new MemoryPictureFile(aPng(9, 9), 41_943_040)]);
    expect(faultsOf(here)[1]).toBe('This file is larger than 10 MB. Choose a smaller one.');
  });

  it('are ten at most', async () => {
    const { store } = await adding();
    const uploads = store(PhotoUploadsKey);
    await uploads.add(Array.from({ length: 12 }, (_, place) => picture(`${place}.png`)));
    expect([uploads.photos.length, uploads.hasTooMany]).toEqual([10, true]);
  });

  it('wait on the device over a reload, those that were uploaded', async () => {
    const first = await adding();
    await first.store(PhotoUploadsKey).add([picture('desk.png')]);
    first.line.hold();
    void first.store(PhotoUploadsKey).add([picture('lunch.png')]);
    await first.settle();
    const { world, me, storage } = first;
    const { store } = await adding({ world, me, storage });
    store(PhotosFormKey).restore();
    expect(store(PhotoUploadsKey).photos).toMatchObject([
      { uri: expect.stringMatching(/^\/media\//), details: { name: 'desk.png' } },
    ]);
    await store(PhotosFormKey).submit();
    expect(world.records(PhotoRecords).of(1)).toHaveLength(1);
  });

  it('stay where the address is only written in another way', async () => {
    const { app, store } = await adding();
    await store(PhotoUploadsKey).add([picture('desk.png')]);
    await app.arrive('/features', '?showPhotosModal=true&company=vaayuna%2Dtechnologies&campaign=mail', 'REPLACE');
    expect([store(PhotoUploadsKey).photos.length, store(PhotosFormKey).values.companyName]).toEqual([
      1,
      'Vaayuna Technologies',
    ]);
  });

  it('that are not there any more are named by their place', async () => {
    const { store, world } = await adding();
    await store(PhotoUploadsKey).add([picture('desk.png'), picture('lunch.png')]);
    world.records(PhotoRecords).waiting.delete(store(PhotoUploadsKey).photos[1]?.uploadKey ?? '');
    await store(PhotosFormKey).submit();
    expect(store(PhotosFormKey).form.errors.photos).toBe('Photo 2 is no longer there. Remove it and choose it again.');
  });

  it('are not chosen before the login, and gone with the session', async () => {
    const guest = await adding({ as: 'guest' });
    expect(guest.store(PhotoUploadsKey).askToChoose()).toBe(false);
    await guest.settle();
    expect(guest.store(LoginKey).props.title).toBe('Log in to add photos');
    const here = await adding();
    const { store, line, settle } = here;
    expect(store(PhotoUploadsKey).askToChoose()).toBe(true);
    line.hold();
    const uploading = store(PhotoUploadsKey).add([picture('desk.png')]);
    await settle();
    const leaving = store(SessionKey).signOut();
    line.release();
    await leaving;
    await uploading;
    expect(store(PhotoUploadsKey).photos).toEqual([]);
  });
});
