import type { CommunityType, LinkedPageName, PageLink } from '@/contract/generated/feed';
import { shorten } from '@/core/kernel/formatting/shorten.rules';
import { MAX_LINK_TITLE_LENGTH, MAX_LINKED_POSTS } from '@/core/talk/interlinking/interlinking.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import type { Database } from '@/server/platform/database';
import type { RowOf } from '@/server/platform/sql-types';
import { plainUuid } from '@/server/platform/uuid';
import { communityNotFound, postNotFound } from '../posting/post.policy';
import { communityOfPost, linkedCommunity, usefulPosts } from './interlinking.queries';

const NUMBER = /^\d+$/;

const TYPES: Readonly<Record<Exclude<LinkedPageName, 'Post'>, CommunityType>> = {
  CommunityListing: 'topic',
  DepartmentListing: 'department',
  CompanyPosts: 'company',
};

interface LinkedCommunity {
  readonly type: CommunityType;
  readonly id: number;
}

export function createInterlinking(database: Database): Pick<FeedHandlers, 'listPageLinks'> {
  async function communityOf(pageName: LinkedPageName, entityId: string): Promise<LinkedCommunity> {
    if (pageName !== 'Post') {
      if (!NUMBER.test(entityId)) throw communityNotFound();
      return { type: TYPES[pageName], id: Number(entityId) };
    }
    if (NUMBER.test(entityId)) throw postNotFound();
    const [found] = await database.query(communityOfPost, plainUuid(entityId));
    if (found === undefined) throw postNotFound();
    return found;
  }

  return {
    async listPageLinks({ query: { pageName, entityId } }) {
      const { type, id } = await communityOf(pageName, entityId);
      const [[community], posts] = await Promise.all([
        database.query(linkedCommunity, type, id),
        database.query(usefulPosts, type, id),
      ]);
      if (community === undefined) throw communityNotFound();
      const others = posts.filter((post) => post.id !== entityId.toLowerCase()).slice(0, MAX_LINKED_POSTS);
      return { status: 200, body: { items: [...linksOfCompany(community), ...others.map(linkOfPost)] } };
    },
  };
}

function linksOfCompany(row: RowOf<typeof linkedCommunity.columns>): readonly PageLink[] {
  const { name, slug, reviews, salaries, interviews, benefits, jobs } = row;
  const pages = [
    { count: reviews, title: `${name} reviews`, url: `/reviews/${slug}-reviews` },
    { count: salaries, title: `${name} salaries`, url: `/salaries/${slug}-salaries` },
    { count: interviews, title: `${name} interview questions`, url: `/interviews/${slug}-interview-questions` },
    { count: benefits, title: `${name} benefits`, url: `/benefits/${slug}-benefits` },
    { count: jobs, title: `${name} jobs`, url: `/jobs/${slug}-jobs` },
  ];
  return pages.filter(({ count }) => count !== null && count > 0).map(({ title, url }) => ({ title, url }));
}

function linkOfPost({ id, title, opening }: RowOf<typeof usefulPosts.columns>): PageLink {
  return { title: shorten(title ?? opening, MAX_LINK_TITLE_LENGTH), url: `/p/${id}` };
}
