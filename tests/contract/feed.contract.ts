import { anAuthor, aPost } from '@tests/support/a-post';
import { describe, expect, it } from 'vitest';
import { CommentsPort } from '@/core/talk/comments/comments.port';
import { CommunitiesPort } from '@/core/talk/communities/communities.port';
import type { CommunityRef } from '@/core/talk/communities/community';
import { HidingPort } from '@/core/talk/hiding/hiding.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import type { SortOrder } from '@/core/talk/voting/sort-order';
import { SORT_ORDERS } from '@/core/talk/voting/sort-order';
import { VotesPort } from '@/core/talk/voting/votes.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { makeReader } from './harness/make-writers';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';
import { aKey, profileTagOf, write } from './harness/submissions';

const COMMUNITIES: readonly CommunityRef[] = [
  { type: 'topic', entityId: 2 },
  { type: 'company', entityId: 1 },
  { type: 'department', entityId: 1 },
];
const OTHER_COMMUNITY: CommunityRef = { type: 'topic', entityId: 1 };

export const feedContract: Contract = (harness) => {
  describe('the feed', () => {
    it('[API-FEED-V3] is every live post for a visitor and the followed communities’ posts for a reader', async () => {
      const { reader, writer, guest } = people();
      const inTopic = await write(writer, { community: { type: 'topic', entityId: 2 } });
      const inCompany = await write(writer, { community: { type: 'company', entityId: 1 } });
      const generic = successOf(await guest.port(FeedReadingPort).listFeed({}));
      expect(generic.items.map(({ id }) => id)).toEqual(expect.arrayContaining([inTopic, inCompany]));
      expect(generic.items[0]).toMatchObject({ id: inCompany, status: 'LIVE', myVote: 'none', isMine: false });

      successOf(await reader.port(CommunitiesPort).joinCommunity({ type: 'topic', entityId: 2 }));
      const personal = successOf(await reader.port(FeedReadingPort).listFeed({ feedType: 'PERSONALIZED' }));
      expect(personal.items.map(({ id }) => id)).toContain(inTopic);
      expect(personal.items.map(({ id }) => id)).not.toContain(inCompany);
      successOf(await reader.port(CommunitiesPort).leaveCommunity({ type: 'topic', entityId: 2 }));
      expect(successOf(await reader.port(FeedReadingPort).listFeed({ feedType: 'PERSONALIZED' })).items).toEqual([]);
    });

    it('is personal only for somebody who is signed in', async () => {
      expectNotSignedIn(await people().guest.port(FeedReadingPort).listFeed({ feedType: 'PERSONALIZED' }));
    });

    it('shows a person which posts are their own', async () => {
      const { writer, otherWriter } = people();
      const own = await write(writer);
      expect(successOf(await writer.port(FeedReadingPort).listFeed({ limit: 1 })).items[0]).toMatchObject({
        id: own,
        isMine: true,
      });
      expect(successOf(await otherWriter.port(FeedReadingPort).listFeed({ limit: 1 })).items[0]).toMatchObject({
        id: own,
        isMine: false,
      });
    });

    it('has every post once over its pages, also where one is written meanwhile', async () => {
      const { writer, guest } = people();
      const written: string[] = [];
      for (let count = 0; count < 7; count += 1) written.push(await write(writer));
      const first = successOf(await guest.port(FeedReadingPort).listFeed({ limit: 3 }));
      const between = await write(writer);
      const ids = [...first.items, ...(await restOf(guest, first.nextCursor))].map(({ id }) => id);
      expect(ids.slice(0, 7)).toEqual(written.toReversed());
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain(between);
      const all = successOf(await guest.port(FeedReadingPort).listFeed({ limit: 50 }));
      expect(all.items.map(({ id }) => id)).toEqual([between, ...ids]);
      expect(all.nextCursor).toBeNull();
    });

    it('refuses cursors that it never gave and limits outside 1 to 50', async () => {
      const { guest } = people();
      const page = successOf(await guest.port(FeedReadingPort).listFeed({ limit: 1 }));
      for (const cursor of ['nonsense', `${page.nextCursor}x`, btoa('0.1')]) {
        expectRefusal(await guest.port(FeedReadingPort).listFeed({ cursor }), 'invalid', 'cursor_invalid');
      }
      expectInvalid(await guest.port(FeedReadingPort).listFeed({ limit: 0 }), 'limit');
      expectInvalid(await guest.port(FeedReadingPort).listFeed({ limit: 51 }), 'limit');
    });
  });

  describe('the best reply to a post', () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 5, minute)).toISOString();
    const bestOf = async (viewer: Actor, postId: string) => {
      const { items } = successOf(await viewer.port(FeedReadingPort).listFeed({ limit: 50 }));
      return items.find(({ id }) => id === postId)?.bestReply?.content;
    };

    it('is the comment with the most points, the newest of several, and none below three', async () => {
      const { writer, reader } = people();
      const postId = await write(writer);
      await harness().seedComments(postId, [{ content: 'Two voices.', upvotes: 2, createdAt: at(1) }]);
      expect(await bestOf(reader, postId)).toBeUndefined();
      await harness().seedComments(postId, [
        { content: 'Three voices.', upvotes: 3, createdAt: at(2) },
        { content: 'Three newer voices.\n\nAnd a line.', upvotes: 3, createdAt: at(3) },
      ]);
      for (const viewer of [reader, writer]) {
        expect(await bestOf(viewer, postId)).toBe('Three newer voices. And a line.');
      }
      const page = successOf(await reader.port(FeedReadingPort).getPost({ postId }));
      expect(page.bestReply?.content).toBe('Three newer voices. And a line.');
    });

    it('is not made by its author, nor shown after its deletion or to who has blocked the pseudonym', async () => {
      const { writer, otherWriter, reader } = people();
      const postId = await write(writer);
      const comment = {
        content: 'Mine is best.',
        profileType: 'ANONYMOUS',
        profileTag: await profileTagOf(otherWriter),
      } as const;
      const { id } = successOf(await otherWriter.port(CommentsPort).createComment({ postId, ...comment, ...aKey() }));
      const vote = { resourceId: id, resourceType: 'comment', voteType: 'up' } as const;
      const third = await harness().newcomer();
      await makeReader(third);
      expectRefusal(await otherWriter.port(VotesPort).castVote(vote), 'invalid', 'own_comment');
      for (const voter of [reader, third]) successOf(await voter.port(VotesPort).castVote(vote));
      expect(await bestOf(reader, postId)).toBeUndefined();
      successOf(await writer.port(VotesPort).castVote(vote));
      const shown = successOf(await reader.port(FeedReadingPort).getPost({ postId })).bestReply;
      expect(shown).toMatchObject({ commentId: id, content: 'Mine is best.' });
      const hiding = reader.port(HidingPort);
      successOf(await hiding.blockName({ name: shown?.name ?? '' }));
      expect(await bestOf(reader, postId)).toBeUndefined();
      expect(await bestOf(writer, postId)).toBe('Mine is best.');
      successOf(await hiding.unblockName({ name: shown?.name ?? '' }));
      expect(await bestOf(reader, postId)).toBe('Mine is best.');
      successOf(await otherWriter.port(CommentsPort).deleteComment({ commentId: id }));
      expect(await bestOf(reader, postId)).toBeUndefined();
    });
  });

  describe('the posts of a community', () => {
    it('[API-FEED-COMMUNITY-POSTS] are those of one topic, company or department, newest first and paged', async () => {
      const { writer, guest } = people();
      for (const community of COMMUNITIES) {
        const path = { type: community.type, id: community.entityId };
        const written: string[] = [];
        for (let count = 0; count < 3; count += 1) written.push(await write(writer, { community }));
        await write(writer, { community: OTHER_COMMUNITY });
        const first = successOf(await guest.port(FeedReadingPort).listCommunityPosts({ ...path, limit: 2 }));
        const cursor = first.nextCursor ?? '';
        const rest = successOf(await guest.port(FeedReadingPort).listCommunityPosts({ ...path, limit: 50, cursor }));
        const posts = [...first.items, ...rest.items];
        expect(posts.slice(0, 3).map(({ id }) => id)).toEqual(written.toReversed());
        expect(posts.filter(({ community: { type, entityId } }) => type !== path.type || entityId !== path.id)).toEqual(
          [],
        );
        expect(rest.nextCursor).toBeNull();
        const [own] = successOf(await writer.port(FeedReadingPort).listCommunityPosts({ ...path, limit: 1 })).items;
        expect(own).toMatchObject({ id: written.at(-1), isMine: true });
      }
    });

    it('are refused for a community that does not exist and for a cursor from elsewhere', async () => {
      const { guest } = people();
      const feed = guest.port(FeedReadingPort);
      const unknown = await feed.listCommunityPosts({ type: 'topic', id: 2_147_483_647 });
      expectRefusal(unknown, 'notFound', 'community_not_found');
      const wrong = await feed.listCommunityPosts({ type: 'topic', id: 2, cursor: 'nonsense' });
      expectRefusal(wrong, 'invalid', 'cursor_invalid');
    });
  });

  describe('a post', () => {
    it('[API-FEED-ITEM] is read by everybody, each with their own vote', async () => {
      const { writer, reader, guest } = people();
      const postId = await write(writer, { title: 'Buyout?', content: 'Has anyone?' });
      successOf(await reader.port(VotesPort).castVote({ resourceId: postId, resourceType: 'post', voteType: 'up' }));
      expect(successOf(await guest.port(FeedReadingPort).getPost({ postId }))).toEqual(
        aPost({
          id: postId,
          title: 'Buyout?',
          content: 'Has anyone?',
          author: anAuthor({ name: 'NimbuPaani' }),
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          upvotes: 1,
        }),
      );
      expect(successOf(await reader.port(FeedReadingPort).getPost({ postId })).myVote).toBe('up');
      expect(successOf(await writer.port(FeedReadingPort).getPost({ postId })).isMine).toBe(true);
      expectRefusal(await guest.port(FeedReadingPort).getPost({ postId: UNKNOWN_ID }), 'notFound', 'post_not_found');
      expectInvalid(await guest.port(FeedReadingPort).getPost({ postId: '42' }), 'postId');
    });

    it('that is not live any more is in no feed and keeps its text to itself, but for the author of one that moderators check or have taken off', async () => {
      const { writer, guest } = people();
      for (const status of ['FLAGGED', 'AUTHOR_REJECTED', 'NOT_FOUND', 'DELETED'] as const) {
        const postId = await write(writer, { title: 'Gone', content: 'Gone too' });
        await harness().setStatus(postId, status);
        const hidden = { status, title: '', content: '' };
        expect(successOf(await guest.port(FeedReadingPort).getPost({ postId }))).toMatchObject(hidden);
        const own = successOf(await writer.port(FeedReadingPort).getPost({ postId }));
        expect(own).toMatchObject(
          status === 'FLAGGED' || status === 'NOT_FOUND' ? { status, title: 'Gone', content: 'Gone too' } : hidden,
        );
        const feed = successOf(await writer.port(FeedReadingPort).listFeed({ limit: 50 }));
        expect(feed.items.map(({ id }) => id)).not.toContain(postId);
      }
    });
  });

  describe('the comments of a post', () => {
    const comments = [
      { content: 'old', upvotes: 5, createdAt: '2026-01-01T00:00:00.000Z' },
      { content: 'middle', upvotes: 9, createdAt: '2026-01-02T00:00:00.000Z' },
      { content: 'young', upvotes: 5, createdAt: '2026-01-03T00:00:00.000Z' },
    ];

    it('[API-FEED-COMMENTS] [EM-SORT] come in each order, by popularity where none is named', async () => {
      const { writer, guest } = people();
      const postId = await write(writer);
      await harness().seedComments(postId, comments);
      const contentsIn = async (query: { readonly sort?: SortOrder }) =>
        successOf(await guest.port(FeedReadingPort).listComments({ postId, ...query })).items.map(
          ({ content }) => content,
        );
      expect(await contentsIn({})).toEqual(['middle', 'young', 'old']);
      expect(await contentsIn({ sort: 'popularity' })).toEqual(['middle', 'young', 'old']);
      expect(await contentsIn({ sort: 'oldToNew' })).toEqual(['old', 'middle', 'young']);
      expect(await contentsIn({ sort: 'newToOld' })).toEqual(['young', 'middle', 'old']);
      expect(successOf(await guest.port(FeedReadingPort).getPost({ postId })).commentsCount).toBe(3);
    });

    it('[EM-SORT] are each there once over the pages of every order', async () => {
      const { writer, guest } = people();
      const postId = await write(writer);
      await harness().seedComments(postId, comments);
      for (const sort of SORT_ORDERS) {
        const whole = successOf(await guest.port(FeedReadingPort).listComments({ postId, sort }));
        expect(whole.nextCursor).toBeNull();
        const first = successOf(await guest.port(FeedReadingPort).listComments({ postId, sort, limit: 2 }));
        const cursor = first.nextCursor ?? '';
        const second = successOf(await guest.port(FeedReadingPort).listComments({ postId, sort, limit: 2, cursor }));
        expect([...first.items, ...second.items]).toEqual(whole.items);
        expect(second.nextCursor).toBeNull();
      }
    });

    it('are refused for a post that is not there or not live, and for a cursor of another order', async () => {
      const { writer, guest } = people();
      const postId = await write(writer);
      expect(successOf(await guest.port(FeedReadingPort).listComments({ postId })).items).toEqual([]);
      expectRefusal(
        await guest.port(FeedReadingPort).listComments({ postId: UNKNOWN_ID }),
        'notFound',
        'post_not_found',
      );
      expectRefusal(
        await guest.port(FeedReadingPort).listComments({ postId, cursor: 'x' }),
        'invalid',
        'cursor_invalid',
      );
      await harness().seedComments(postId, comments);
      const { nextCursor } = successOf(
        await guest.port(FeedReadingPort).listComments({ postId, sort: 'popularity', limit: 1 }),
      );
      const foreign = { sort: 'newToOld', cursor: nextCursor ?? '' } as const;
      expectRefusal(
        await guest.port(FeedReadingPort).listComments({ postId, ...foreign }),
        'invalid',
        'cursor_invalid',
      );
      const deleted = await write(writer);
      await harness().setStatus(deleted, 'DELETED');
      expectRefusal(await guest.port(FeedReadingPort).listComments({ postId: deleted }), 'notFound', 'post_not_found');
    });

    it('[CR-BLOCK-COMMENT] are refused to a crawler, which may read the post', async () => {
      const { writer } = people();
      const postId = await write(writer);
      const crawler = harness().as('crawler');
      expectRefusal(await crawler.port(FeedReadingPort).listComments({ postId }), 'forbidden', 'crawler_not_allowed');
      expect(successOf(await crawler.port(FeedReadingPort).getPost({ postId })).id).toBe(postId);
    });
  });

  function people() {
    const { as } = harness();
    return { guest: as('guest'), reader: as('reader'), writer: as('writer'), otherWriter: as('otherWriter') };
  }

  async function restOf(actor: Actor, cursor: string | null) {
    const items = [];
    for (let next = cursor; next !== null; ) {
      const page = successOf(await actor.port(FeedReadingPort).listFeed({ limit: 3, cursor: next }));
      items.push(...page.items);
      next = page.nextCursor;
    }
    return items;
  }
};
