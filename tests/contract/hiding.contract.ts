import { describe, expect, it } from 'vitest';
import { CommunitiesPort } from '@/core/talk/communities/communities.port';
import { HidingPort } from '@/core/talk/hiding/hiding.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';
import { write } from './harness/submissions';

export const hidingContract: Contract = (harness) => {
  const people = () => {
    const { as } = harness();
    return { guest: as('guest'), reader: as('reader'), writer: as('writer'), otherWriter: as('otherWriter') };
  };
  const feedsOf = async (viewer: Actor): Promise<readonly string[][]> => {
    const feed = viewer.port(FeedReadingPort);
    const pages = [];
    for (const sort of ['newest', 'top', 'rising'] as const) {
      pages.push(await feed.listFeed({ sort, limit: 50 }));
      pages.push(await feed.listFeed({ sort, limit: 50, feedType: 'PERSONALIZED' }));
      pages.push(await feed.listCommunityPosts({ type: 'topic', id: 1, sort, limit: 50 }));
    }
    return pages.map((page) => successOf(page).items.map(({ id }) => id));
  };
  const topic = { type: 'topic', entityId: 1 } as const;

  describe('a post that the user hides', () => {
    it('leaves all their feeds, and nobody else’s, until it is shown again', async () => {
      const { reader, writer, otherWriter } = people();
      successOf(await reader.port(CommunitiesPort).joinCommunity(topic));
      const postId = await write(writer, { community: topic });
      expect((await feedsOf(reader)).every((ids) => ids.includes(postId))).toBe(true);
      successOf(await reader.port(HidingPort).hidePost({ postId }));
      successOf(await reader.port(HidingPort).hidePost({ postId }));
      expect((await feedsOf(reader)).some((ids) => ids.includes(postId))).toBe(false);
      const others = successOf(await otherWriter.port(FeedReadingPort).listFeed({ limit: 50 }));
      expect(others.items.some(({ id }) => id === postId)).toBe(true);
      expect(successOf(await reader.port(FeedReadingPort).getPost({ postId })).id).toBe(postId);
      successOf(await reader.port(HidingPort).showPost({ postId }));
      successOf(await reader.port(HidingPort).showPost({ postId }));
      expect((await feedsOf(reader)).every((ids) => ids.includes(postId))).toBe(true);
      successOf(await reader.port(CommunitiesPort).leaveCommunity(topic));
    });

    it('is one that exists, of a user', async () => {
      const { reader, guest } = people();
      const hiding = reader.port(HidingPort);
      expectRefusal(await hiding.hidePost({ postId: UNKNOWN_ID }), 'notFound', 'post_not_found');
      expectInvalid(await hiding.hidePost({ postId: '42' }), 'postId');
      expectInvalid(await hiding.showPost({ postId: '42' }), 'postId');
      expectNotSignedIn(await guest.port(HidingPort).hidePost({ postId: UNKNOWN_ID }));
      expectNotSignedIn(await guest.port(HidingPort).showPost({ postId: UNKNOWN_ID }));
    });
  });

  describe('a pseudonym that the user blocks', () => {
    it('leaves their feeds with what is written under it, and comes back', async () => {
      const { reader, writer, otherWriter } = people();
      const hiding = reader.port(HidingPort);
      successOf(await reader.port(CommunitiesPort).joinCommunity(topic));
      const [theirs, others] = [
        await write(writer, { community: topic }),
        await write(otherWriter, { community: topic }),
      ];
      const asColleague = await write(writer, { community: topic, profileType: 'DESIGNATION' });
      for (const name of ['NimbuPaani', 'AmbaVada', 'NimbuPaani']) successOf(await hiding.blockName({ name }));
      expect(successOf(await hiding.listBlockedNames()).names).toEqual(['AmbaVada', 'NimbuPaani']);
      for (const ids of await feedsOf(reader)) {
        expect(ids).not.toContain(theirs);
        expect(ids).toEqual(expect.arrayContaining([others, asColleague]));
      }
      for (const name of ['NimbuPaani', 'AmbaVada', 'AmbaVada']) successOf(await hiding.unblockName({ name }));
      expect(successOf(await hiding.listBlockedNames()).names).toEqual([]);
      expect((await feedsOf(reader)).every((ids) => ids.includes(theirs))).toBe(true);
      successOf(await reader.port(CommunitiesPort).leaveCommunity(topic));
    });

    it('is another one’s, of a user, and one of 500 at most', async () => {
      const { writer, guest } = people();
      const own = await writer.port(HidingPort).blockName({ name: 'nimbupaani' });
      expectRefusal(own, 'invalid', 'own_name');
      expectInvalid(await writer.port(HidingPort).blockName({ name: '' }), 'name');
      expectInvalid(await writer.port(HidingPort).unblockName({ name: '' }), 'name');
      expectNotSignedIn(await guest.port(HidingPort).blockName({ name: 'NimbuPaani' }));
      expectNotSignedIn(await guest.port(HidingPort).unblockName({ name: 'NimbuPaani' }));
      expectNotSignedIn(await guest.port(HidingPort).listBlockedNames());
      const newcomer = (await harness().newcomer()).port(HidingPort);
      for (let count = 0; count < 500; count += 1) successOf(await newcomer.blockName({ name: `Name${count}` }));
      expectRefusal(await newcomer.blockName({ name: 'OneMore' }), 'invalid', 'too_many_names');
    });
  });
};
