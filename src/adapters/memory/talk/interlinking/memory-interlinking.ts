import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { shorten } from '@/core/kernel/formatting/shorten.rules';
import type { CommunityRef, CommunityType } from '@/core/talk/communities/community';
import { communityKeyOf } from '@/core/talk/communities/user-communities';
import type { Interlinking } from '@/core/talk/interlinking/interlinking.port';
import { MAX_LINK_TITLE_LENGTH, MAX_LINKED_POSTS } from '@/core/talk/interlinking/interlinking.rules';
import type { LinkedPage, LinkedPageName, PageLink } from '@/core/talk/interlinking/page-link';
import { CommunityRecords } from '../communities/community-records';
import { communityNotFound } from '../communities/memory-communities';
import { postNotFound } from '../posting/memory-feed';
import { PostRecords } from '../posting/post-records';
import { VoteRecords } from '../voting/vote-records';

const NUMBER = /^\d+$/;

const TYPES: Readonly<Record<Exclude<LinkedPageName, 'Post'>, CommunityType>> = {
  CommunityListing: 'topic',
  DepartmentListing: 'department',
  CompanyPosts: 'company',
};

export class MemoryInterlinking implements Interlinking {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listPageLinks(query: LinkedPage): Promise<Result<{ readonly items: readonly PageLink[] }, Failure>> {
    return this.#browser.ask('listPageLinks', { query }, () => {
      const { pageName, entityId } = query;
      const ref = this.#communityOf(query);
      const community = ref === null ? null : this.#browser.world.records(CommunityRecords).find(ref);
      if (ref === null || community === null) return pageName === 'Post' ? postNotFound() : communityNotFound();
      const useful = this.#usefulPosts(ref).filter(({ id }) => id !== entityId.toLowerCase());
      const links = useful.slice(0, MAX_LINKED_POSTS).map(({ id, title, content }) => ({
        title: shorten(title ?? content.slice(0, 200), MAX_LINK_TITLE_LENGTH),
        url: `/p/${id}`,
      }));
      return ok({ items: [...this.#linksOfCompany(ref, community.name, community.slug), ...links] });
    });
  }

  #communityOf({ pageName, entityId }: LinkedPage): CommunityRef | null {
    if (pageName === 'Post') return this.#posts.findLive(entityId)?.community ?? null;
    return NUMBER.test(entityId) ? { type: TYPES[pageName], entityId: Number(entityId) } : null;
  }

  get #posts(): PostRecords {
    return this.#browser.world.records(PostRecords);
  }

  #usefulPosts(ref: CommunityRef) {
    const votes = this.#browser.world.records(VoteRecords);
    const points = (id: string) => votes.countsOf(id).upvotes - votes.countsOf(id).downvotes;
    return this.#posts.all
      .filter(({ status, community }) => status === 'LIVE' && communityKeyOf(community) === communityKeyOf(ref))
      .toSorted(
        (one, other) =>
          points(other.id) - points(one.id) ||
          other.createdAt.localeCompare(one.createdAt) ||
          other.id.localeCompare(one.id),
      )
      .slice(0, MAX_LINKED_POSTS + 1);
  }

  #linksOfCompany({ type, entityId }: CommunityRef, name: string, slug: string): readonly PageLink[] {
    const company =
      type === 'company'
        ? this.#browser.world.records(CompanyRecords).all.find(({ companyId }) => companyId === entityId)
        : undefined;
    if (company === undefined) return [];
    const { reviews, salaries, interviews, benefits, jobs } = company.figures;
    return [
      { count: reviews, title: `${name} reviews`, url: `/reviews/${slug}-reviews` },
      { count: salaries, title: `${name} salaries`, url: `/salaries/${slug}-salaries` },
      { count: interviews, title: `${name} interview questions`, url: `/interviews/${slug}-interview-questions` },
      { count: benefits, title: `${name} benefits`, url: `/benefits/${slug}-benefits` },
      { count: jobs, title: `${name} jobs`, url: `/jobs/${slug}-jobs` },
    ].flatMap(({ count, ...link }) => (count > 0 ? [link] : []));
  }
}
