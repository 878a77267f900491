import { beforeAll, describe, expect, it } from 'vitest';
import { InterlinkingPort } from '@/core/talk/interlinking/interlinking.port';
import { VotesPort } from '@/core/talk/voting/votes.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';
import { write } from './harness/submissions';

const VAAYUNA = 1;

export const interlinkingContract: Contract = (harness) => {
  const port = () => harness().as('guest').port(InterlinkingPort);
  const community = { type: 'company', entityId: VAAYUNA } as const;
  let useful: string;
  let other: string;

  beforeAll(async () => {
    const writer = harness().as('writer');
    other = await write(writer, { community, title: null, content: `Nobody knows. ${'Really. '.repeat(20)}` });
    useful = await write(writer, { community, title: 'Who knows?' });
    const vote = { resourceId: useful, resourceType: 'post', voteType: 'up' } as const;
    successOf(await harness().as('reader').port(VotesPort).castVote(vote));
    await harness().seedInterviews({
      companyId: VAAYUNA,
      jobProfileId: null,
      questions: [],
      reports: [{ month: '2026-01' }],
    });
  });

  describe('the links of a page', () => {
    it('[API-FEED-INTERLINKING] are those of a company’s pages that have something, and its most useful posts', async () => {
      const { items } = successOf(await port().listPageLinks({ pageName: 'CompanyPosts', entityId: String(VAAYUNA) }));
      expect(items.slice(0, 2)).toEqual([
        {
          title: 'Vaayuna Technologies interview questions',
          url: '/interviews/vaayuna-technologies-interview-questions',
        },
        { title: 'Who knows?', url: `/p/${useful}` },
      ]);
      expect(items[2]?.url).toBe(`/p/${other}`);
      expect(items[2]?.title).toMatch(/^Nobody knows\. .*…$/);
    });

    it('of a post are those of its community, without the post', async () => {
      const { items } = successOf(await port().listPageLinks({ pageName: 'Post', entityId: useful.toUpperCase() }));
      const urls = items.map(({ url }) => url);
      expect(urls).toContain(`/p/${other}`);
      expect(urls).not.toContain(`/p/${useful}`);
    });

    it('of a topic are its posts alone', async () => {
      const postId = await write(harness().as('writer'), { community: { type: 'topic', entityId: 3 } });
      const { items } = successOf(await port().listPageLinks({ pageName: 'CommunityListing', entityId: '3' }));
      expect(items.map(({ url }) => url)).toEqual([`/p/${postId}`]);
    });

    it('need a post or a community that is there', async () => {
      const links = (pageName: 'Post' | 'DepartmentListing', entityId: string) =>
        port().listPageLinks({ pageName, entityId });
      expectRefusal(await links('Post', UNKNOWN_ID), 'notFound', 'post_not_found');
      expectRefusal(await links('Post', '3'), 'notFound', 'post_not_found');
      expectRefusal(await links('DepartmentListing', '999999'), 'notFound', 'community_not_found');
      expectRefusal(await links('DepartmentListing', UNKNOWN_ID), 'notFound', 'community_not_found');
      expectInvalid(await links('Post', 'x'), 'entityId');
    });
  });
};
