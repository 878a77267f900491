import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { mediaMessages } from '@/core/kernel/pictures/media-messages';
import { ComposerKey, DraftKey } from '@/stores/talk/posting/keys';
import { VideoKey } from './keys';

const community = { type: 'topic', entityId: 1, name: 'Notice Period', logo: null } as const;
const WATCH = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

async function writing() {
  const here = await startMemoryApp({ as: 'writer' });
  here.store(ComposerKey).open({ touchpoint: 'feed', community });
  await here.settle();
  here.store(DraftKey).changeContent('Watch this');
  return here;
}

describe('the video of a draft', () => {
  it('[EN-VIDEO-DRAFT] is the video and its config', async () => {
    const { store } = await writing();
    expect(store(DraftKey).draft.videoDraft).toBeNull();
    await store(VideoKey).changeUrl('https://youtube.com/shorts/dQw4w9WgXcQ');
    expect(store(DraftKey).draft.videoDraft).toEqual({
      video: { type: 'YOUTUBE_SHORT', fullUrl: 'https://www.youtube.com/shorts/dQw4w9WgXcQ' },
      config: { url: 'https://youtube.com/shorts/dQw4w9WgXcQ', aspectRatio: 9 / 16 },
    });
    store(DraftKey).removeAttachment('video');
    expect([store(DraftKey).draft.videoDraft, store(DraftKey).openKind]).toEqual([null, null]);
  });

  it('is no address of something else, which is not even asked about', async () => {
    const { store, line } = await writing();
    await store(VideoKey).changeUrl('https://videos.example/1');
    expect([store(VideoKey).fault, line.countOf('validateYoutubeUrl')]).toEqual([mediaMessages.noVideo, 0]);
    await store(ComposerKey).submit();
    expect(store(DraftKey).form.errors.video).toBe(mediaMessages.noVideo);
    expect(line.countOf('createPost')).toBe(0);
  });

  it('is checked again where the answer was lost; a late answer to an earlier address is dropped', async () => {
    const { store, line, settle } = await writing();
    const video = store(VideoKey);
    line.goOffline();
    await video.changeUrl(WATCH);
    expect([video.isLost, video.fault]).toEqual([true, mediaMessages.notChecked]);
    line.goOnline();
    await video.check();
    expect([video.fault, video.video?.video?.fullUrl]).toEqual([null, WATCH]);
    line.hold();
    const late = video.changeUrl('https://youtu.be/aaaaaaaaaaa');
    await video.changeUrl('https://videos.example/1');
    line.release();
    await late;
    await settle();
    expect(video.video?.video).toBeNull();
  });
});
