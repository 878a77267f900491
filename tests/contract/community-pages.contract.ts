import { describe, expect, it } from 'vitest';
import { MIN_OPEN_GROUP } from '@/core/kernel/figures/card-groups.rules';
import { CommunitiesPort } from '@/core/talk/communities/communities.port';
import { CommunityPagesPort } from '@/core/talk/community-pages/community-pages.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { VotesPort } from '@/core/talk/voting/votes.port';
import type { ContractHarness } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectRefusal, successOf } from './harness/outcomes';
import { write } from './harness/submissions';

const names = (communities: readonly { readonly name: string }[]) => communities.map(({ name }) => name);
const pagesFor = (harness: ContractHarness, as: 'guest' | 'reader') => harness.as(as).port(CommunityPagesPort);

export const communityPagesContract: Contract = (harness) => {
  describe('the listing', () => {
    it('[API-FEED-COMM-AGG-V1] has the first of each type, most followed first, and how many there are', async () => {
      const user = await harness().newcomer();
      successOf(await user.port(CommunitiesPort).joinCommunity({ type: 'company', entityId: 2 }));
      const groups = successOf(await user.port(CommunityPagesPort).listCommunityGroups());
      expect(groups.map(({ type, total }) => [type, total])).toEqual([
        ['topic', 4],
        ['company', 3],
        ['department', 2],
      ]);
      const followed = groups.flatMap(({ communities }) => communities.filter((one) => one.followed));
      expect(followed).toEqual([expect.objectContaining({ name: 'Neelgiri Textiles', about: null })]);
      const asGuest = successOf(await pagesFor(harness(), 'guest').listCommunityGroups());
      expect(asGuest.flatMap(({ communities }) => communities).some((one) => one.followed)).toBe(false);
    });

    it('[API-FEED-COMM-ITEMS] has all of one type, page by page', async () => {
      const pages = pagesFor(harness(), 'guest');
      const whole = successOf(await pages.listCommunityItems({ type: 'topic' }));
      expect([whole.page, whole.total, names(whole.items).toSorted()]).toEqual([
        1,
        4,
        ['100% Remote_Work', 'Notice Period', 'Office Politics', 'Pay Talk'],
      ]);
      const first = successOf(await pages.listCommunityItems({ type: 'topic', limit: 3 }));
      const second = successOf(await pages.listCommunityItems({ type: 'topic', limit: 3, page: 2 }));
      expect([...names(first.items), ...names(second.items)]).toEqual(names(whole.items));
      expect([second.page, second.total]).toEqual([2, 4]);
      expect(successOf(await pages.listCommunityItems({ type: 'topic', page: 9 })).items).toEqual([]);
      for (const type of ['company', 'department'] as const) {
        const { items } = successOf(await pages.listCommunityItems({ type }));
        expect(items.every((community) => community.type === type)).toBe(true);
      }
      expectInvalid(await pages.listCommunityItems({ type: 'topic', page: 0 }), 'page');
      expectInvalid(await pages.listCommunityItems({ type: 'topic', limit: 51 }), 'limit');
    });
  });

  describe('the page of a community', () => {
    it('is found by type and the end of its path', async () => {
      const pages = pagesFor(harness(), 'guest');
      const page = successOf(await pages.getCommunityPage({ type: 'company', slug: 'vaayuna-technologies' }));
      expect(page).toMatchObject({
        community: { type: 'company', entityId: 1, name: 'Vaayuna Technologies', followed: false },
        category: 'Software Product',
      });
      const unknown = await pages.getCommunityPage({ type: 'topic', slug: 'vaayuna-technologies' });
      expectRefusal(unknown, 'notFound', 'community_not_found');
    });

    it('counts the posts of the week, and names the pseudonyms that others found useful', async () => {
      const [writer, reader] = [harness().as('writer'), harness().as('reader')];
      const community = { type: 'topic', entityId: 2 } as const;
      const page = async () =>
        successOf(await pagesFor(harness(), 'guest').getCommunityPage({ type: 'topic', slug: 'office-politics' }));
      const before = await page();
      const postId = await write(writer, { community, profileType: 'ANONYMOUS' });
      expect((await page()).postsThisWeek).toBe(before.postsThisWeek + 1);
      expect((await page()).contributors).toEqual(before.contributors);
      successOf(await reader.port(VotesPort).castVote({ resourceId: postId, resourceType: 'post', voteType: 'up' }));
      const { author } = successOf(await reader.port(FeedReadingPort).getPost({ postId }));
      const found = (await page()).contributors.find(({ name }) => name === author.name);
      const { name, tagline, avatarUrl, avatarBgColor } = author;
      expect(found).toEqual({ name, tagline, avatarUrl, avatarBgColor, posts: 1, upvotes: 1 });
    });

    it('offers what several of its followers follow too, before others of its kind', async () => {
      const pages = pagesFor(harness(), 'guest');
      const related = async () => {
        // Guests share an answer for a second.
        harness().pass(1_000);
        return successOf(await pages.getCommunityPage({ type: 'topic', slug: 'pay-talk' })).related;
      };
      const pick = async () => {
        const user = await harness().newcomer();
        for (const ref of [{ type: 'topic', entityId: 3 } as const, { type: 'department', entityId: 2 } as const])
          successOf(await user.port(CommunitiesPort).joinCommunity(ref));
      };
      // Five new accounts must not show the choice of a sixth.
      for (let count = 1; count < MIN_OPEN_GROUP; count += 1) await pick();
      expect((await related()).every(({ type }) => type === 'topic')).toBe(true);
      await pick();
      expect((await related())[0]).toMatchObject({ type: 'department', name: 'Human Resources' });
      expect(names(await related())).not.toContain('Pay Talk');
    });
  });
};
