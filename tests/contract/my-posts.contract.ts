import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CommentsPort } from '@/core/talk/comments/comments.port';
import { CommunitiesPort } from '@/core/talk/communities/communities.port';
import { MyPostsPort } from '@/core/talk/my-posts/my-posts.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf } from './harness/outcomes';
import { profileTagOf, write } from './harness/submissions';

export const myPostsContract: Contract = (harness) => {
  describe('what the user has written', () => {
    it('[API-FEED-USER] is their posts alone, newest first, at most as many as they ask for', async () => {
      const [writer, otherWriter] = [harness().as('writer'), harness().as('otherWriter')];
      const mine = writer.port(MyPostsPort);
      const before = successOf(await mine.listMyPosts({ limit: 50 })).items.length;
      const written: string[] = [];
      for (let count = 0; count < 4; count += 1) {
        written.push(await write(writer));
        await write(otherWriter);
      }
      const first = successOf(await mine.listMyPosts({ limit: 3 }));
      expect(first.items.map(({ id }) => id)).toEqual(written.toReversed().slice(0, 3));
      expect(first.items.every(({ isMine }) => isMine)).toBe(true);
      const rest = successOf(await mine.listMyPosts({ limit: 50, cursor: first.nextCursor ?? '' }));
      expect(rest.items[0]?.id).toBe(written[0]);
      expect(rest.items).toHaveLength(before + 1);
      expect(rest.nextCursor).toBeNull();
    });

    it('keeps what moderators look at and leaves out what is deleted', async () => {
      const writer = harness().as('writer');
      const [flagged, deleted] = [await write(writer), await write(writer)];
      await harness().setStatus(flagged, 'FLAGGED');
      await harness().setStatus(deleted, 'DELETED');
      const { items } = successOf(await writer.port(MyPostsPort).listMyPosts({ limit: 50 }));
      expect(items.find(({ id }) => id === flagged)).toMatchObject({ status: 'FLAGGED', isMine: true });
      expect(items.some(({ id }) => id === deleted)).toBe(false);
    });

    it('is nothing for a reader who has not written, and refused to a guest', async () => {
      const [reader, guest] = [harness().as('reader'), harness().as('guest')];
      expect(successOf(await reader.port(MyPostsPort).listMyPosts({}))).toEqual({ items: [], nextCursor: null });
      expectNotSignedIn(await guest.port(MyPostsPort).listMyPosts({}));
      expectInvalid(await reader.port(MyPostsPort).listMyPosts({ limit: 51 }), 'limit');
      const foreign = await reader.port(MyPostsPort).listMyPosts({ cursor: 'nonsense' });
      expectRefusal(foreign, 'invalid', 'cursor_invalid');
    });

    it('is listed with its reason while it is held, a comment too, until the marked words are out', async () => {
      const [writer, other] = [harness().as('writer'), harness().as('otherWriter')];
      // Names in a conversation are for moderators: they do not hold it.
      const marked = 'Ask Rahul sir on 98100 00210 about the notice period.';
      const id = await write(writer, { title: null, content: marked });
      const once = { draftId: randomUUID(), profileTag: await profileTagOf(writer) };
      const said = { content: marked, profileType: 'ANONYMOUS' } as const;
      const postId = await write(other);
      const comment = successOf(await writer.port(CommentsPort).createComment({ postId, ...said, ...once }));
      const waits = { status: 'PENDING', text: marked, reasons: [{ words: ['98100 00210'] }] };
      const held = async () => successOf(await writer.port(MyPostsPort).listHeldTexts());
      const listed = await held();
      expect(listed.find((one) => one.id === id)).toMatchObject({ kind: 'post', postId: id, ...waits });
      expect(listed.find((one) => one.id === comment.id)).toMatchObject({ kind: 'comment', postId, ...waits });
      expect(successOf(await other.port(MyPostsPort).listHeldTexts()).map((one) => one.id)).not.toContain(comment.id);
      const change = { commentId: comment.id, content: 'Ask me here.', profileTag: await profileTagOf(writer) };
      expect(successOf(await writer.port(CommentsPort).editComment(change)).status).toBe('LIVE');
      expect((await held()).map((one) => one.id)).not.toContain(comment.id);
      expectNotSignedIn(await harness().as('guest').port(MyPostsPort).listHeldTexts());
    });

    it('[API-FEED-USER-META] is counted with the comments and the communities that they follow', async () => {
      const someone = harness().as('otherWriter');
      const mine = someone.port(MyPostsPort);
      const postId = await write(someone);
      const before = successOf(await mine.getMyFeedMeta());
      await write(someone);
      successOf(await someone.port(CommunitiesPort).joinCommunity({ type: 'topic', entityId: 1 }));
      const once = { draftId: randomUUID(), profileTag: await profileTagOf(someone) };
      const said = { content: 'Mine too.', profileType: 'ANONYMOUS' } as const;
      successOf(await someone.port(CommentsPort).createComment({ postId, ...said, ...once }));
      const after = successOf(await mine.getMyFeedMeta());
      expect(after).toEqual({
        postsCount: before.postsCount + 1,
        answersCount: before.answersCount + 1,
        followedCount: before.followedCount + 1,
      });
      expectNotSignedIn(await harness().as('guest').port(MyPostsPort).getMyFeedMeta());
    });
  });
};
