import { randomUUID } from 'node:crypto';
import { aSubmission } from '@tests/support/a-submission';
import { aPng } from '@tests/support/pictures';
import { describe, expect, it } from 'vitest';
import { ImageUploadsPort } from '@/core/kernel/pictures/image-uploads.port';
import type { UploadedImage } from '@/core/kernel/pictures/uploaded-image';
import type { MediaSubmission } from '@/core/talk/post-media/post-media';
import { PostMediaPort } from '@/core/talk/post-media/post-media.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { PostWritingPort } from '@/core/talk/posting/post-writing.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, failureOf, successOf } from './harness/outcomes';
import { profileTagOf, submit, write } from './harness/submissions';

const WATCH = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

export const postMediaContract: Contract = (harness) => {
  const as = (who: Parameters<ReturnType<typeof harness>['as']>[0]) => harness().as(who);
  const upload = async (person: Actor, width = 40, height = 30) =>
    successOf(await person.port(ImageUploadsPort).uploadPostImage(aPng(width, height)));
  const postOf = async (postId: string, viewer = as('guest')) =>
    successOf(await viewer.port(FeedReadingPort).getPost({ postId }));
  const sent = ({ fileKey }: UploadedImage, description?: string): MediaSubmission => ({
    type: 'IMAGE',
    fileKey,
    ...(description !== undefined && { description }),
  });

  describe('pictures of a post', () => {
    it('are uploaded, and shown in the order and with the words of the post', async () => {
      const writer = as('writer');
      const [first, second] = [await upload(writer, 40, 30), await upload(writer, 30, 40)];
      expect(first).toMatchObject({ width: 40, height: 30, url: `/media/${first.fileKey}.webp` });
      const postId = await write(writer, { media: [sent(second, ' The letter '), sent(first)] });
      const post = await postOf(postId);
      expect([post.kind, post.media]).toEqual([
        'image',
        [
          { type: 'IMAGE', ...second, description: 'The letter', isSynthetic: false },
          { type: 'IMAGE', ...first, description: '', isSynthetic: false },
        ],
      ]);
    });

    it('are labelled where a program made them, as long as they are in the post', async () => {
      const writer = as('writer');
      const [made, taken] = [await upload(writer, 40, 30), await upload(writer, 30, 40)];
      const said = { ...sent(made), isSynthetic: true } as const;
      const postId = await write(writer, { media: [said, sent(taken)] });
      const labels = async () => (await postOf(postId)).media.map((item) => item.type === 'IMAGE' && item.isSynthetic);
      expect(await labels()).toEqual([true, false]);
      const change = { postId, title: null, content: 'The offer, drawn', media: [sent(taken), sent(made)] };
      const profileTag = await profileTagOf(writer);
      successOf(await writer.port(PostWritingPort).editPost({ ...change, profileTag }));
      expect(await labels()).toEqual([false, true]);
    });

    it('are refused where they were never uploaded, are in another post, or stand there twice', async () => {
      const writer = as('writer');
      const image = await upload(writer);
      const refused = async (media: readonly MediaSubmission[], ...fields: readonly string[]) => {
        const outcome = await submit(writer, aSubmission({ media }));
        expectRefusal(outcome, 'invalid', 'image_not_usable');
        expect(Object.keys(failureOf(outcome).fields)).toEqual(fields);
      };
      await refused([sent(image), { type: 'IMAGE', fileKey: `${randomUUID()}-40x30` }], 'media.1.fileKey');
      await refused([sent(image), sent(image)], 'media.1.fileKey');
      await write(writer, { media: [sent(image)] });
      await refused([sent(image)], 'media.0.fileKey');
      expectInvalid(
        await submit(writer, aSubmission({ media: [{ type: 'IMAGE', fileKey: '../secret' }] })),
        'media.0.fileKey',
      );
    });

    it('are refused where they are none, too large, or of a user who is no writer', async () => {
      const uploads = as('writer').port(ImageUploadsPort);
      const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
      for (const content of [svg, new Uint8Array(), aPng(20, 20).slice(0, 20)]) {
        expectRefusal(await uploads.uploadPostImage(content), 'invalid', 'picture_unreadable');
      }
      for (const large of [aPng(30_000, 30_000), aPng(12_001, 1), aPng(1, 12_001)])
        expectRefusal(await uploads.uploadPostImage(large), 'invalid', 'picture_too_large');
      expectRefusal(
        await as('reader').port(ImageUploadsPort).uploadPostImage(aPng(9, 9)),
        'invalid',
        'writer_required',
      );
      expectNotSignedIn(await as('guest').port(ImageUploadsPort).uploadPostImage(aPng(9, 9)));
    });

    it('[API-FEED-MEDIA-DELETE] are taken out by their author alone; without the last one it is a text post', async () => {
      const writer = as('writer');
      const [first, second] = [await upload(writer), await upload(writer)];
      const postId = await write(writer, { media: [sent(first), sent(second)] });
      const path = { postId, key: first.fileKey };
      for (const other of [as('otherWriter'), as('user')]) {
        expectRefusal(await other.port(PostMediaPort).deletePostMedia(path), 'forbidden', 'not_yours');
      }
      expectNotSignedIn(await as('guest').port(PostMediaPort).deletePostMedia(path));
      const media = writer.port(PostMediaPort);
      successOf(await media.deletePostMedia(path));
      successOf(await media.deletePostMedia(path));
      expect((await postOf(postId)).media).toEqual([{ type: 'IMAGE', ...second, description: '', isSynthetic: false }]);
      successOf(await media.deletePostMedia({ postId, key: second.fileKey }));
      expect(await postOf(postId)).toMatchObject({ kind: null, media: [] });
      expectRefusal(await media.deletePostMedia({ ...path, postId: randomUUID() }), 'notFound', 'post_not_found');
    });

    it('are all that a removal touches: a poll stays one', async () => {
      const writer = as('writer');
      const poll = { options: ['Sixty days', 'Ninety days'], durationHours: 24 } as const;
      const postId = await write(writer, { poll });
      const waiting = await upload(writer);
      successOf(await writer.port(PostMediaPort).deletePostMedia({ postId, key: waiting.fileKey }));
      expect((await postOf(postId)).kind).toBe('poll');
      await write(writer, { media: [sent(waiting)] });
    });
  });

  describe('the video of a post', () => {
    it('[API-FEED-YOUTUBE] is read from its address', async () => {
      const media = as('writer').port(PostMediaPort);
      const read = async (url: string) => successOf(await media.validateYoutubeUrl({ url }));
      expect(await read('https://youtu.be/dQw4w9WgXcQ?t=1')).toEqual({
        valid: true,
        type: 'YOUTUBE_VIDEO',
        fullUrl: `${WATCH}&t=1s`,
      });
      const short = 'https://www.youtube.com/shorts/dQw4w9WgXcQ';
      expect(await read(short)).toEqual({ valid: true, type: 'YOUTUBE_SHORT', fullUrl: short });
      expect(await read('https://videos.example/watch?v=dQw4w9WgXcQ')).toEqual({
        valid: false,
        type: null,
        fullUrl: null,
      });
      expectNotSignedIn(await as('guest').port(PostMediaPort).validateYoutubeUrl({ url: WATCH }));
    });

    it('is sent by its address and comes back as what it is', async () => {
      const writer = as('writer');
      const postId = await write(writer, { media: [{ type: 'YOUTUBE', fullUrl: 'https://youtu.be/dQw4w9WgXcQ' }] });
      const later = await write(writer, {
        media: [{ type: 'YOUTUBE', fullUrl: 'https://youtu.be/dQw4w9WgXcQ?t=1m2s' }],
      });
      expect((await postOf(later)).media).toMatchObject([{ fullUrl: `${WATCH}&t=62s` }]);
      expect(await postOf(postId)).toMatchObject({
        kind: 'video',
        media: [{ type: 'YOUTUBE_VIDEO', fullUrl: WATCH, videoId: 'dQw4w9WgXcQ' }],
      });
      const media: readonly MediaSubmission[] = [{ type: 'YOUTUBE', fullUrl: 'https://videos.example/1' }];
      const refused = await submit(writer, aSubmission({ media }));
      expectRefusal(refused, 'invalid', 'video_not_valid');
      expect(Object.keys(failureOf(refused).fields)).toEqual(['media.0.fullUrl']);
    });

    it('is alone: pictures or a second one beside it are refused', async () => {
      const writer = as('writer');
      const video: MediaSubmission = { type: 'YOUTUBE', fullUrl: WATCH };
      const image = sent(await upload(writer));
      for (const media of [
        [video, image],
        [video, video],
      ]) {
        expectRefusal(await submit(writer, aSubmission({ media })), 'invalid', 'attachments_mixed');
      }
      await write(writer, { media: [image] });
    });
  });
};
