import { randomUUID } from 'node:crypto';
import { aPng } from '@tests/support/pictures';
import { describe, expect, it } from 'vitest';
import { ImageUploadsPort } from '@/core/kernel/pictures/image-uploads.port';
import type { MediaSubmission } from '@/core/talk/post-media/post-media';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import type { PostEdit } from '@/core/talk/posting/post';
import { PostWritingPort } from '@/core/talk/posting/post-writing.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf } from './harness/outcomes';
import { profileTagOf, write } from './harness/submissions';

const EDIT: PostEdit = { title: 'Buyout, asked again', content: 'Now for November.', media: [] };

export const postChangesContract: Contract = (harness) => {
  const as = (who: Parameters<ReturnType<typeof harness>['as']>[0]) => harness().as(who);
  const seen = async (person: Actor) => ({ profileTag: await profileTagOf(person) });
  const edit = async (person: Actor, postId: string, change: PostEdit = EDIT) =>
    person.port(PostWritingPort).editPost({ postId, ...change, ...(await seen(person)) });
  const remove = (person: Actor, postId: string) => person.port(PostWritingPort).deletePost({ postId });
  const restore = async (person: Actor, postId: string) =>
    person.port(PostWritingPort).restorePost({ postId, ...(await seen(person)) });
  const read = async (postId: string, viewer = as('guest')) =>
    successOf(await viewer.port(FeedReadingPort).getPost({ postId }));
  const image = async (person: Actor): Promise<MediaSubmission> => {
    const { fileKey } = successOf(await person.port(ImageUploadsPort).uploadPostImage(aPng(20, 10)));
    return { type: 'IMAGE', fileKey };
  };

  describe('changing a post', () => {
    it('changes title, text and pictures, and others see that it was changed', async () => {
      const writer = as('writer');
      const [first, second] = [await image(writer), await image(writer)];
      const postId = await write(writer, { media: [first] });
      const before = await read(postId);
      expect(before.editedAt).toBeNull();
      const changed = successOf(await edit(writer, postId, { ...EDIT, media: [second, first] }));
      expect(changed).toMatchObject({ title: EDIT.title, content: EDIT.content, isMine: true, kind: 'image' });
      expect(changed.media.map((item) => item.type === 'IMAGE' && item.fileKey)).toEqual(
        [second, first].map((item) => item.type === 'IMAGE' && item.fileKey),
      );
      const { author, community, createdAt } = before;
      expect(await read(postId)).toMatchObject({ author, community, createdAt, editedAt: expect.stringMatching(/Z$/) });
      successOf(await edit(writer, postId, { ...EDIT, title: ' ' }));
      expect(await read(postId)).toMatchObject({ title: null, kind: null, media: [] });
    });

    it('is refused for another user’s post, a wrong text, an unknown picture, several attachments and another profile', async () => {
      const [writer, other] = [as('writer'), as('otherWriter')];
      const postId = await write(writer);
      for (const person of [other, as('user')]) {
        expectRefusal(await edit(person, postId), 'forbidden', 'not_yours');
      }
      expectNotSignedIn(await edit(as('guest'), postId));
      expectRefusal(await edit(writer, randomUUID()), 'notFound', 'post_not_found');
      expectInvalid(await edit(writer, postId, { ...EDIT, content: ' ' }), 'content');
      const unknown: MediaSubmission = { type: 'IMAGE', fileKey: `${randomUUID()}-2x2` };
      expectRefusal(await edit(writer, postId, { ...EDIT, media: [unknown] }), 'invalid', 'image_not_usable');
      const video = (fullUrl: string): MediaSubmission => ({ type: 'YOUTUBE', fullUrl });
      const [right, wrong] = [video('https://youtu.be/dQw4w9WgXcQ'), video('https://videos.example')];
      expectRefusal(await edit(writer, postId, { ...EDIT, media: [wrong] }), 'invalid', 'video_not_valid');
      expectRefusal(await edit(writer, postId, { ...EDIT, media: [right, right] }), 'invalid', 'attachments_mixed');
      const wrongTag = await writer.port(PostWritingPort).editPost({ postId, ...EDIT, ...(await seen(other)) });
      expectRefusal(wrongTag, 'conflict', 'profile_changed');
      expect((await read(postId)).editedAt).toBeNull();
    });
  });

  describe('deleting a post', () => {
    it('takes it from others at once, and it can be restored as it was, with its pictures', async () => {
      const [writer, guest] = [as('writer'), as('guest')];
      const postId = await write(writer, { media: [await image(writer)] });
      const before = await read(postId, writer);
      successOf(await remove(writer, postId));
      successOf(await remove(writer, postId));
      const author = { name: 'A former member', tagline: null, proof: null };
      const nothing = { status: 'DELETED', title: '', content: '', media: [], kind: null, author };
      expect(await read(postId)).toMatchObject(nothing);
      expect((await read(postId, writer)).isMine).toBe(true);
      const { items } = successOf(await guest.port(FeedReadingPort).listFeed({ limit: 5 }));
      expect(items.map(({ id }) => id)).not.toContain(postId);
      expectRefusal(await edit(writer, postId), 'notFound', 'post_not_found');
      expect(successOf(await restore(writer, postId))).toEqual(before);
      expect(successOf(await restore(writer, postId))).toEqual(before);
      expect(successOf(await guest.port(FeedReadingPort).listFeed({ limit: 1 })).items[0]?.id).toBe(postId);
    });

    it('of one that moderators are checking takes it back', async () => {
      const writer = as('writer');
      const postId = await write(writer);
      await harness().setStatus(postId, 'FLAGGED');
      successOf(await edit(writer, postId));
      successOf(await remove(writer, postId));
      expect((await read(postId)).status).toBe('AUTHOR_REJECTED');
      expect(successOf(await restore(writer, postId))).toMatchObject({ status: 'FLAGGED', content: EDIT.content });
    });

    it('is refused for another user’s post, and so is restoring it', async () => {
      const [writer, other, guest] = [as('writer'), as('otherWriter'), as('guest')];
      const postId = await write(writer);
      for (const call of [remove, restore]) {
        expectRefusal(await call(other, postId), 'forbidden', 'not_yours');
        expectNotSignedIn(await call(guest, postId));
        expectRefusal(await call(writer, randomUUID()), 'notFound', 'post_not_found');
      }
      const wrongTag = await writer.port(PostWritingPort).restorePost({ postId, ...(await seen(other)) });
      expectRefusal(wrongTag, 'conflict', 'profile_changed');
      expect((await read(postId)).status).toBe('LIVE');
    });
  });
};
