import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { aPng } from '@tests/support/pictures';
import { describe, expect, it } from 'vitest';
import { MemoryPictureFile } from '@/adapters/memory/kernel/pictures/memory-picture-files';
import { MyProfileKey, PhotoKey } from './keys';

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const MEGABYTE = 1024 * 1024;

const opened = () => startMemoryApp({ as: 'writer', address: '/user' });

const photoUrlOf = ({ store }: MemoryApp) => {
  const { details } = store(MyProfileKey);
  return details.state === 'ready' ? details.value.photoUrl : undefined;
};

describe('a photo', () => {
  it.each([
    ['a text', new MemoryPictureFile(new TextEncoder().encode('not a picture')), /open this file as a picture/],
    ['40 MB', new MemoryPictureFile(aPng(20, 20), 40 * MEGABYTE), /larger than 10 MB/],
    ['30,000 × 30,000 px', new MemoryPictureFile(aPng(30_000, 30_000)), /40 million pixels/],
    ['half a picture', new MemoryPictureFile(aPng(20, 20).slice(0, 20)), /open this file as a picture/],
  ])('of %s is refused before anything is decoded or sent', async (_name, file, sentence) => {
    const { store, line } = await opened();
    await store(PhotoKey).choose(file);
    expect(store(PhotoKey).step).toMatchObject({ kind: 'refused', fault: expect.stringMatching(sentence) });
    expect(line.countOf('uploadProfilePhoto')).toBe(0);
  });

  it('is cut, sent and shown; then deleted', async () => {
    const app = await opened();
    const photo = app.store(PhotoKey);
    await photo.choose(new MemoryPictureFile(aPng(20, 20)));
    expect(photo.step.kind).toBe('cropping');
    await photo.send(WHOLE);
    expect([photo.step.kind, photoUrlOf(app)]).toEqual(['none', expect.stringMatching(/^\/photos\//)]);
    await photo.remove();
    expect([photoUrlOf(app), app.toasts.shown.at(-1)?.text1]).toEqual([null, 'Your photo is deleted.']);
  });

  it('that was lost on the way is still there to be sent again', async () => {
    const app = await opened();
    const photo = app.store(PhotoKey);
    await photo.choose(new MemoryPictureFile(aPng(20, 20)));
    app.line.goOffline();
    await photo.send(WHOLE);
    expect(photo.step).toMatchObject({
      kind: 'cropping',
      fault: 'Your photo was not saved. Check your connection, then try again.',
    });
    app.line.goOnline();
    await photo.send(WHOLE);
    expect(photoUrlOf(app)).toMatch(/^\/photos\//);
  });

  it('that is called off on the way changes nothing', async () => {
    const app = await opened();
    const photo = app.store(PhotoKey);
    await photo.choose(new MemoryPictureFile(aPng(20, 20)));
    const sending = photo.send(WHOLE);
    expect(photo.step).toMatchObject({ kind: 'sending', share: null });
    photo.cancel();
    await sending;
    expect([photo.step.kind, photoUrlOf(app)]).toEqual(['none', null]);
  });
});
