import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { aPng } from '@tests/support/pictures';
import { replaceCall } from '@tests/support/replace-call';
import { describe, expect, it } from 'vitest';
import { MemoryPictureFile } from '@/adapters/memory/kernel/pictures/memory-picture-files';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { DevicePicturesPort } from '@/core/kernel/pictures/device-pictures.port';
import type { DraftImage } from '@/core/kernel/pictures/draft-images';
import { withImages } from '@/core/kernel/pictures/draft-images';
import { mediaMessages } from '@/core/kernel/pictures/media-messages';
import type { PostImage } from '@/core/kernel/pictures/uploaded-image';
import { ComposerKey, DraftKey } from '@/stores/talk/posting/keys';
import { ImagesKey } from './keys';

const community = { type: 'topic', entityId: 1, name: 'Notice Period', logo: null } as const;
const picture = (name: string, width = 40, height = 30) => new MemoryPictureFile(aPng(width, height), undefined, name);

const draftImageOf = ({ fileKey, previewUrl, description }: PostImage): DraftImage => ({
  uri: previewUrl,
  aspectRatio: 4 / 3,
  uploadKey: fileKey,
  isUploading: false,
  details: {
    name: '',
    bytes: 0,
    description,
    isSynthetic: false,
    isLabelled: false,
    share: null,
    fault: null,
    previewUrl,
  },
});

async function writing(): Promise<MemoryApp> {
  const here = await startMemoryApp({ as: 'writer' });
  here.store(ComposerKey).open({ touchpoint: 'feed', community });
  await here.settle();
  return here;
}

const namesOf = ({ store }: MemoryApp) => store(DraftKey).draft.images.map(({ details }) => details.name);
const postsOf = ({ world, me }: MemoryApp) =>
  world.records(PostRecords).all.filter(({ authorId }) => authorId === me.id);

describe('the pictures of a draft', () => {
  it('[EN-DRAFT-IMAGE] [ST-IMAGE-DELETE] the one picture gives the draft its address, shape and key, and takes them along', async () => {
    const { store } = await writing();
    const { draft } = store(DraftKey);
    expect([draft.imageUri, draft.naukriImgUploadKey]).toEqual(['', '']);
    await store(ImagesKey).add([picture('letter.png')]);
    expect(store(DraftKey).draft).toMatchObject({
      imageUri: expect.stringMatching(/^blob:/),
      imageAspectRatio: 40 / 30,
      naukriImgUploadKey: expect.stringMatching(/-40x30$/),
    });
    const none = { imageUri: '', imageAspectRatio: 0, naukriImgUploadKey: '' };
    await store(ImagesKey).add([picture('page-2.png', 30, 60)]);
    expect(store(DraftKey).draft).toMatchObject(none);
    await store(ImagesKey).remove(0);
    expect(store(DraftKey).draft).toMatchObject({
      imageAspectRatio: 0.5,
      naukriImgUploadKey: expect.stringMatching(/-30x60$/),
    });
    await store(ImagesKey).remove(0);
    expect(store(DraftKey).draft).toMatchObject(none);
  });

  it('[EN-DRAFT-IMAGES] each has address, shape, key and details, and is uploading until it is uploaded', async () => {
    const here = await writing();
    const { store, line, settle } = here;
    line.hold();
    const adding = store(ImagesKey).add([picture('a.png'), picture('b.png', 30, 60)]);
    await settle();
    const states = () =>
      store(DraftKey).draft.images.map(({ isUploading, uploadKey }) => [isUploading, uploadKey !== '']);
    expect(states()).toEqual([
      [true, false],
      [true, false],
    ]);
    store(DraftKey).changeContent('Two pictures');
    await store(ComposerKey).submit();
    expect(store(DraftKey).form.errors.image).toBe(mediaMessages.uploading);
    line.release();
    await adding;
    expect(states()).toEqual([
      [false, true],
      [false, true],
    ]);
    expect(store(DraftKey).draft.images[1]).toMatchObject({
      uri: expect.stringMatching(/^blob:/),
      aspectRatio: 0.5,
      details: { name: 'b.png', previewUrl: expect.stringMatching(/^\/media\//) },
    });
  });

  it('[ST-IMAGE-REMOVE] are moved, described and removed by their place, and posted so', async () => {
    const here = await writing();
    const images = here.store(ImagesKey);
    await images.add([picture('a.png'), picture('b.png'), picture('c.png')]);
    await images.remove(1);
    expect(namesOf(here)).toEqual(['a.png', 'c.png']);
    images.move(1, 0);
    images.move(0, -1);
    expect(namesOf(here)).toEqual(['c.png', 'a.png']);
    images.describe(images.images[0]?.uri ?? '', 'Page 2');
    here.store(DraftKey).changeContent('The letter');
    await here.store(ComposerKey).submit();
    const [post] = postsOf(here);
    expect([post?.kind, post?.media.map((item) => item.type === 'IMAGE' && item.description)]).toEqual([
      'image',
      ['Page 2', ''],
    ]);
    expect(here.store(DraftKey).draft.images).toEqual([]);
  });

  it('that did not upload is still there to be tried again', async () => {
    const { store, line } = await writing();
    const images = store(ImagesKey);
    line.goOffline();
    await images.add([picture('a.png')]);
    expect(images.images[0]?.details.fault).toBe(mediaMessages.stopped);
    store(DraftKey).changeContent('A letter');
    await store(ComposerKey).submit();
    expect(store(DraftKey).form.errors.image).toBe(mediaMessages.notUploaded);
    line.goOnline();
    await images.retry(images.images[0]?.uri ?? '');
    expect(images.images[0]).toMatchObject({ uploadKey: expect.stringMatching(/./), details: { fault: null } });
  });

  it('stand in the order in which they were chosen, however long it takes to read each', async () => {
    const here = await writing();
    const pictures = here.store(DevicePicturesPort);
    const read = pictures.headOf.bind(pictures);
    let turns = 30;
    replaceCall(pictures, 'headOf', async (file) => {
      turns -= 10;
      for (let left = turns; left > 0; left -= 1) await Promise.resolve();
      return await read(file);
    });
    await here.store(ImagesKey).add(['a.png', 'b.png', 'c.png'].map((name) => picture(name)));
    expect(namesOf(here)).toEqual(['a.png', 'b.png', 'c.png']);
  });

  it('are at most ten, and none is taken that is no picture', async () => {
    const { store, line } = await writing();
    const images = store(ImagesKey);
    await images.add([new MemoryPictureFile(new TextEncoder().encode('text'), undefined, 'notes.txt')]);
    expect([images.images[0]?.details.fault, line.countOf('uploadPostImage')]).toEqual([
      expect.stringMatching(/open this file as a picture/),
      0,
    ]);
    await images.remove(0);
    await images.add(Array.from({ length: 12 }, (_, index) => picture(`${index}.png`)));
    expect([images.images.length, images.notice]).toEqual([10, mediaMessages.tooMany]);
  });

  it('that are uploaded are there again after a reload', async () => {
    const here = await writing();
    await here.store(ImagesKey).add([picture('a.png')]);
    here.line.goOffline();
    await here.store(ImagesKey).add([picture('lost.png')]);
    const { storage, world, me } = here;
    const again = await startMemoryApp({ as: 'writer', storage, world, me });
    expect(again.store(DraftKey).draft.images).toMatchObject([
      { uri: expect.stringMatching(/^\/media\//), isUploading: false, details: { name: 'a.png' } },
    ]);
  });

  it('[VA-IMAGE-DELETE] are deleted at the service only where a post has them', async () => {
    const here = await writing();
    const { store, line } = here;
    await store(ImagesKey).add([picture('a.png')]);
    await store(ImagesKey).remove(0);
    expect(line.countOf('deletePostMedia')).toBe(0);
    await store(ImagesKey).add([picture('b.png'), picture('c.png')]);
    store(DraftKey).changeContent('The letter');
    await store(ComposerKey).submit();
    const [post] = postsOf(here);
    const { draft } = store(DraftKey);
    const images = post?.media.flatMap((item) => (item.type === 'IMAGE' ? [draftImageOf(item)] : [])) ?? [];
    store(DraftKey).replace({ ...draft, postId: post?.id ?? '', ...withImages(images) });
    line.goOffline();
    await store(ImagesKey).remove(0);
    expect([store(ImagesKey).notice, images.length]).toEqual([mediaMessages.imageNotDeleted, 2]);
    line.goOnline();
    await store(ImagesKey).remove(0);
    expect(postsOf(here)[0]?.media.length).toBe(1);
    line.goOffline();
    await store(ImagesKey).add([picture('d.png')]);
    line.goOnline();
    const calls = line.countOf('deletePostMedia');
    await store(ImagesKey).remove(1);
    expect([line.countOf('deletePostMedia'), store(DraftKey).draft.images.length]).toEqual([calls, 1]);
  });
});
