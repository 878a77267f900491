import { describe, expect, it } from 'vitest';
import type { Comment, CommentSubmission } from '@/core/talk/comments/comment';
import { CommentsPort } from '@/core/talk/comments/comments.port';
import { FIRST_REPLIES, MAX_EXPANDED_COMMENTS } from '@/core/talk/comments/first-replies.rules';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { VotesPort } from '@/core/talk/voting/votes.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';
import { aKey, profileTagOf, write } from './harness/submissions';

const aComment = (change: Partial<CommentSubmission> = {}): CommentSubmission => ({
  content: 'It took me 60 days.',
  profileType: 'ANONYMOUS',
  ...change,
});

export const commentsContract: Contract = (harness) => {
  const onceOf = async (author: Actor, key = aKey()) => ({ ...key, profileTag: await profileTagOf(author) });
  const comment = async (author: Actor, postId: string, change: Partial<CommentSubmission> = {}, key = aKey()) =>
    author.port(CommentsPort).createComment({ postId, ...aComment(change), ...(await onceOf(author, key)) });
  const reply = async (author: Actor, commentId: string, change: Partial<CommentSubmission> = {}, key = aKey()) =>
    author.port(CommentsPort).replyToComment({ commentId, ...aComment(change), ...(await onceOf(author, key)) });
  const edit = async (author: Actor, commentId: string, content: string) =>
    author.port(CommentsPort).editComment({ commentId, content, profileTag: await profileTagOf(author) });
  const bringBack = async (author: Actor, commentId: string, content: string) => {
    const seen = { profileTag: await profileTagOf(author) };
    return author.port(CommentsPort).editComment({ commentId, content, bringsBack: true, ...seen });
  };
  const remove = (author: Actor, commentId: string) => author.port(CommentsPort).deleteComment({ commentId });
  const listed = async (viewer: Actor, postId: string): Promise<readonly Comment[]> =>
    successOf(await viewer.port(FeedReadingPort).listComments({ postId, sort: 'oldToNew' })).items;
  const repliesTo = async (viewer: Actor, commentId: string) =>
    successOf(await viewer.port(CommentsPort).listReplies({ commentId })).items;
  const countOf = async (postId: string) =>
    successOf(await harness().as('guest').port(FeedReadingPort).getPost({ postId })).commentsCount;
  const people = () => {
    const { as } = harness();
    const [writer, otherWriter, reader, guest] = [as('writer'), as('otherWriter'), as('reader'), as('guest')];
    return { writer, otherWriter, reader, guest };
  };

  describe('the counts of a post', () => {
    it('[API-FEED-META] are read by everybody, with the community where it is asked for', async () => {
      const { writer, otherWriter, reader, guest } = people();
      const postId = await write(writer, { community: { type: 'topic', entityId: 1 } });
      successOf(await comment(otherWriter, postId));
      successOf(await reader.port(VotesPort).castVote({ resourceId: postId, resourceType: 'post', voteType: 'up' }));
      const counts = { id: postId, votes: { upvotes: 1, downvotes: 0 }, comments: 1 };
      const meta = (query: { readonly updatedCommunities?: boolean }) =>
        guest.port(CommentsPort).getPostMeta({ postId, ...query });
      expect(successOf(await meta({}))).toEqual({ ...counts, communities: [] });
      expect(successOf(await meta({ updatedCommunities: true }))).toMatchObject({
        ...counts,
        communities: [{ type: 'topic', entityId: 1, followed: false }],
      });
      await harness().setStatus(postId, 'DELETED');
      expectRefusal(await reader.port(CommentsPort).getPostMeta({ postId }), 'notFound', 'post_not_found');
      const unknown = await guest.port(CommentsPort).getPostMeta({ postId: UNKNOWN_ID });
      expectRefusal(unknown, 'notFound', 'post_not_found');
      expectInvalid(await guest.port(CommentsPort).getPostMeta({ postId: '42' }), 'postId');
    });
  });

  describe('a comment', () => {
    it('[API-FEED-COMMENT-CREATE] is listed under its post, counted, and says who wrote it only as the profile does', async () => {
      const { writer, otherWriter, guest } = people();
      const postId = await write(writer);
      const written = successOf(await comment(otherWriter, postId));
      expect(written).toMatchObject({
        postId,
        parentId: null,
        status: 'LIVE',
        content: 'It took me 60 days.',
        author: { name: 'QuietBulbul', profileType: 'ANONYMOUS' },
        editedAt: null,
        upvotes: 0,
        repliesCount: 0,
        isMine: true,
      });
      expect(await listed(guest, postId)).toEqual([{ ...written, isMine: false }]);
      expect(await listed(otherWriter, postId)).toEqual([written]);
      expect(await countOf(postId)).toBe(1);
      expectNotSignedIn(await comment(guest, postId));
    });

    it('is for writers, on posts that exist, under a profile that one has', async () => {
      const { writer, otherWriter, reader } = people();
      const postId = await write(writer);
      expectRefusal(await comment(reader, postId), 'invalid', 'writer_required');
      expectRefusal(await comment(otherWriter, UNKNOWN_ID), 'notFound', 'post_not_found');
      const designation = await comment(otherWriter, postId, { profileType: 'DESIGNATION' });
      expectRefusal(designation, 'invalid', 'profile_not_available');
      const shown = successOf(await comment(writer, postId, { profileType: 'DESIGNATION' }));
      expect(shown.author?.name).toBe('Software Engineer at Vaayuna Technologies');
      expectInvalid(await comment(writer, postId, { content: ' \n ' }), 'content');
      expectInvalid(await comment(writer, postId, { content: 'x'.repeat(2_001) }), 'content');
      expect(await countOf(postId)).toBe(1);
    });

    it('twice under one key is one comment; another content under it is refused', async () => {
      const { writer } = people();
      const postId = await write(writer);
      const key = aKey();
      const first = successOf(await comment(writer, postId, {}, key));
      expect(successOf(await comment(writer, postId, {}, key))).toEqual(first);
      expectRefusal(await comment(writer, postId, { content: 'Else' }, key), 'conflict', 'idempotency_key_reused');
      expectRefusal(await reply(writer, first.id, {}, key), 'conflict', 'idempotency_key_reused');
      expect(await countOf(postId)).toBe(1);
    });

    it('is refused where the screen showed another user’s profile', async () => {
      const { writer, otherWriter } = people();
      const postId = await write(writer);
      const { id } = successOf(await comment(writer, postId));
      const seen = { profileTag: await profileTagOf(otherWriter) };
      const api = writer.port(CommentsPort);
      const refused = [
        await api.createComment({ postId, ...aComment(), ...aKey(), ...seen }),
        await api.replyToComment({ commentId: id, ...aComment(), ...aKey(), ...seen }),
        await api.editComment({ commentId: id, content: 'Else', ...seen }),
      ];
      for (const answer of refused) expectRefusal(answer, 'conflict', 'profile_changed');
      expect(await countOf(postId)).toBe(1);
    });
  });

  describe('a reply', () => {
    it('[API-FEED-COMMENT-REPLY] [API-FEED-COMMENT-REPLIES] is listed under its comment, oldest first, and not beside it', async () => {
      const { writer, otherWriter, guest } = people();
      const postId = await write(writer);
      const { id } = successOf(await comment(writer, postId));
      const first = successOf(await reply(otherWriter, id, { content: 'One' }));
      const second = successOf(await reply(writer, id, { content: 'Two' }));
      const below = successOf(await reply(writer, first.id, { content: 'Below' }));
      expect(first).toMatchObject({ postId, parentId: id, repliesCount: 0 });
      expect(await repliesTo(guest, id)).toMatchObject([
        { id: first.id, repliesCount: 1, repliesBelow: 1 },
        { id: second.id, repliesCount: 0, repliesBelow: 0 },
      ]);
      expect((await repliesTo(guest, first.id)).map((one) => one.id)).toEqual([below.id]);
      expect(await listed(guest, postId)).toMatchObject([{ id, repliesCount: 2, repliesBelow: 3 }]);
      expect(await countOf(postId)).toBe(4);
    });

    it('comes with the list of comments, as far as it is open there', async () => {
      const { writer, otherWriter, guest } = people();
      const postId = await write(writer);
      const quiet = successOf(await comment(writer, postId, { content: 'Quiet' }));
      const busy = successOf(await comment(writer, postId, { content: 'Busy' }));
      const page = async (viewer: Actor) =>
        successOf(await viewer.port(FeedReadingPort).listComments({ postId, sort: 'oldToNew' }));
      expect((await page(guest)).firstReplies).toEqual([]);
      const replies: Comment[] = [];
      for (let count = 0; count <= FIRST_REPLIES; count += 1)
        replies.push(successOf(await reply(otherWriter, busy.id, { content: `Reply ${count}` })));
      const one = successOf(await reply(otherWriter, quiet.id, { content: 'One' }));
      const below = successOf(await reply(writer, one.id, { content: 'Below' }));
      const withBelow = { ...one, repliesCount: 1, repliesBelow: 1 };
      const open = (await page(otherWriter)).firstReplies.map(({ commentId, items }) => [commentId, items]);
      expect(new Map(open.map(([id, items]) => [id, items]))).toEqual(
        new Map<unknown, unknown>([
          [quiet.id, [withBelow]],
          [one.id, [{ ...below, isMine: false }]],
          [busy.id, replies],
        ]),
      );
      for (let count = await countOf(postId); count <= MAX_EXPANDED_COMMENTS; count += 1)
        successOf(await comment(writer, postId, { content: `Comment ${count}` }));
      const { firstReplies } = await page(otherWriter);
      const firstOf = (commentId: string) => firstReplies.find((first) => first.commentId === commentId);
      expect(firstReplies).toHaveLength(2);
      expect(firstOf(quiet.id)).toEqual({
        commentId: quiet.id,
        items: [withBelow],
        nextCursor: null,
      });
      const ofBusy = firstOf(busy.id);
      expect(ofBusy?.items).toEqual(replies.slice(0, FIRST_REPLIES));
      const cursor = ofBusy?.nextCursor ?? '';
      const rest = successOf(await otherWriter.port(CommentsPort).listReplies({ commentId: busy.id, cursor }));
      expect(rest).toEqual({ items: replies.slice(FIRST_REPLIES), nextCursor: null });
      const seen = (await page(guest)).firstReplies.flatMap(({ items }) => items);
      expect(seen.map(({ isMine }) => isMine)).toEqual(seen.map(() => false));
    });

    it('comes with the list of comments only where a reader of its thread would see it', async () => {
      const { writer, otherWriter, guest } = people();
      const postId = await write(writer);
      const { id } = successOf(await comment(writer, postId));
      const gone = successOf(await reply(otherWriter, id, { content: 'Gone' }));
      const place = successOf(await reply(otherWriter, id, { content: 'A place' }));
      successOf(await reply(writer, place.id, { content: 'Below it' }));
      for (const commentId of [gone.id, place.id]) successOf(await remove(otherWriter, commentId));
      const [first] = successOf(await guest.port(FeedReadingPort).listComments({ postId })).firstReplies;
      expect(first?.items).toMatchObject([{ id: place.id, status: 'DELETED', content: '', author: null }]);
      expect(first?.items).toEqual(await repliesTo(guest, id));
    });

    it('pages, and is refused under nothing', async () => {
      const { writer, guest } = people();
      const { id } = successOf(await comment(writer, await write(writer)));
      for (const content of ['1', '2', '3']) successOf(await reply(writer, id, { content }));
      const page = (cursor?: string) =>
        guest.port(CommentsPort).listReplies({ commentId: id, limit: 2, ...(cursor && { cursor }) });
      const first = successOf(await page());
      expect(first.items.map(({ content }) => content)).toEqual(['1', '2']);
      const rest = successOf(await page(first.nextCursor ?? ''));
      expect(rest).toMatchObject({ items: [{ content: '3' }], nextCursor: null });
      expectRefusal(await page('nonsense'), 'invalid', 'cursor_invalid');
      expectRefusal(await reply(writer, UNKNOWN_ID), 'notFound', 'comment_not_found');
      const elsewhere = await reply(harness().as('otherWriter'), id, { profileType: 'DESIGNATION' });
      expectRefusal(elsewhere, 'invalid', 'profile_not_available');
      const nothing = await guest.port(CommentsPort).listReplies({ commentId: UNKNOWN_ID });
      expectRefusal(nothing, 'notFound', 'comment_not_found');
      const crawler = harness().as('crawler').port(CommentsPort);
      expectRefusal(await crawler.listReplies({ commentId: id }), 'forbidden', 'crawler_not_allowed');
    });
  });

  describe('one’s own comment', () => {
    it('[API-FEED-COMMENT-ITEM] is read, changed and deleted by its author, and by nobody else', async () => {
      const { writer, otherWriter, guest } = people();
      const postId = await write(writer);
      const { id } = successOf(await comment(otherWriter, postId));
      const read = async () => successOf(await guest.port(CommentsPort).getComment({ commentId: id }));
      expect(await read()).toMatchObject({ id, content: 'It took me 60 days.', isMine: false });
      expectRefusal(await edit(writer, id, 'Not mine'), 'forbidden', 'not_yours');
      expectRefusal(await remove(writer, id), 'forbidden', 'not_yours');
      expectNotSignedIn(await remove(guest, id));
      const changed = successOf(await edit(otherWriter, id, 'It took me 45 days.'));
      expect(changed).toMatchObject({ content: 'It took me 45 days.', editedAt: expect.any(String), isMine: true });
      expect(await read()).toEqual({ ...changed, isMine: false });
      expect(successOf(await remove(otherWriter, id))).toBeNull();
      expect(successOf(await remove(otherWriter, id))).toBeNull();
      expect(await listed(guest, postId)).toEqual([]);
      expect(await countOf(postId)).toBe(0);
      const gone = await guest.port(CommentsPort).getComment({ commentId: id });
      expectRefusal(gone, 'notFound', 'comment_not_found');
      expectRefusal(await reply(writer, id), 'notFound', 'comment_not_found');
      for (const answer of [await edit(writer, UNKNOWN_ID, 'x'), await remove(writer, UNKNOWN_ID)])
        expectRefusal(answer, 'notFound', 'comment_not_found');
    });

    it('is deleted by its author also while its post is not shown, and does not come back with it', async () => {
      const { writer, otherWriter } = people();
      const postId = await write(writer);
      const { id } = successOf(await comment(otherWriter, postId));
      await harness().setStatus(postId, 'DELETED');
      expectRefusal(await remove(writer, id), 'notFound', 'comment_not_found');
      expect(successOf(await remove(otherWriter, id))).toBeNull();
      await harness().setStatus(postId, 'LIVE');
      expect(await listed(writer, postId)).toEqual([]);
    });

    it('does not come back by a change, which another page of its author may send after the deletion', async () => {
      const { writer, otherWriter, guest } = people();
      const postId = await write(writer);
      const { id } = successOf(await comment(writer, postId));
      successOf(await remove(writer, id));
      expectRefusal(await edit(writer, id, 'Else'), 'notFound', 'comment_not_found');
      expectRefusal(await bringBack(otherWriter, id, 'Not mine'), 'forbidden', 'not_yours');
      expect(await listed(guest, postId)).toEqual([]);
      expect(await countOf(postId)).toBe(0);
    });

    it('comes back with a text, under the profile that it had', async () => {
      const { writer, guest } = people();
      const postId = await write(writer);
      const written = successOf(await comment(writer, postId, { profileType: 'DESIGNATION' }));
      successOf(await remove(writer, written.id));
      expect(successOf(await bringBack(writer, written.id, written.content))).toEqual(written);
      expect(await listed(guest, postId)).toEqual([{ ...written, isMine: false }]);
      expect(await countOf(postId)).toBe(1);
    });

    it('leaves its place where others replied, and nothing once they are gone too', async () => {
      const { writer, otherWriter, guest } = people();
      const postId = await write(writer);
      const { id } = successOf(await comment(writer, postId));
      const below = successOf(await reply(otherWriter, id));
      const deepest = successOf(await reply(writer, below.id));
      successOf(await remove(writer, id));
      successOf(await remove(otherWriter, below.id));
      const place = { status: 'DELETED', content: '', author: null, editedAt: null, repliesCount: 1 };
      expect(await listed(guest, postId)).toMatchObject([{ id, ...place }]);
      expect(await repliesTo(guest, id)).toMatchObject([{ id: below.id, ...place }]);
      expect(await countOf(postId)).toBe(1);
      successOf(await remove(writer, deepest.id));
      expect(await listed(guest, postId)).toEqual([]);
      successOf(await bringBack(writer, deepest.id, 'Back'));
      expect(await listed(guest, postId)).toMatchObject([{ id, ...place }]);
    });
  });

  describe('those who are written to', () => {
    const titlesOf = async (user: Actor, variantId: string) =>
      successOf(await user.port(NotificationsPort).listNotifications({ platform: 'computer' }))
        .items.filter((one) => one.variantId === variantId)
        .map(({ data }) => `${data.title}: ${data.body}`);

    it('hear of it once for each post and comment, and never of themselves', async () => {
      const { writer, otherWriter } = people();
      const postId = await write(writer);
      const before = await titlesOf(writer, 'post-commented');
      const repliesBefore = await titlesOf(otherWriter, 'comment-replied');
      const own = successOf(await comment(writer, postId));
      expect(await titlesOf(writer, 'post-commented')).toEqual(before);
      successOf(await comment(otherWriter, postId, { content: 'Ask HR.' }));
      successOf(await comment(otherWriter, postId, { content: 'Ask twice.' }));
      const [newest, ...earlier] = await titlesOf(writer, 'post-commented');
      expect(newest).toBe('Your post has 3 comments: Ask twice.');
      expect(earlier).toEqual(before);
      successOf(await reply(otherWriter, own.id, { content: 'Really?' }));
      expect((await titlesOf(writer, 'comment-replied'))[0]).toBe('Your comment has a reply: Really?');
      // The author of both is notified of the reply alone.
      expect((await titlesOf(writer, 'post-commented'))[0]).toBe(newest);
      expect(await titlesOf(otherWriter, 'comment-replied')).toEqual(repliesBefore);
    });
  });
};
