import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { PerUser } from '@/adapters/memory/kernel/world/per-user';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { InterviewRecords } from '@/adapters/memory/research/interviews/interview-records';
import { JobRecords } from '@/adapters/memory/research/jobs/job-records';
import { ReviewRecords } from '@/adapters/memory/research/reviews/review-records';
import { firstListedDay } from '@/core/research/jobs/job-age.rules';
import type { BookmarkedItem, BookmarkId, BookmarkKind } from '@/core/talk/bookmarks/bookmark';
import { CommunityRecords } from '../communities/community-records';
import { PostRecords } from '../posting/post-records';

export interface NumberedBookmark extends BookmarkId {
  readonly number: number;
}

export class BookmarkRecords {
  readonly lists = new PerUser<{ all: readonly NumberedBookmark[] }>(() => ({ all: [] }));
}

const FINDERS: Readonly<Record<BookmarkKind, (world: MemoryWorld, id: string) => BookmarkedItem | null>> = {
  post: (world, id) => {
    const post = world.records(PostRecords).findLive(id);
    const community = post === null ? null : world.records(CommunityRecords).find(post.community);
    return post === null || community === null
      ? null
      : { title: post.title ?? post.content, about: community.name, company: null };
  },
  job: (world, id) => {
    const since = firstListedDay(world.clock.now());
    const job = world.records(JobRecords).all.find(({ jobId, postedOn }) => jobId === id && postedOn >= since);
    return job === undefined ? null : { title: job.title, about: job.company.name, company: job.company.urlName };
  },
  review: (world, id) => {
    const review = world.records(ReviewRecords).find(id);
    return review === null
      ? null
      : { title: review.title ?? review.likes ?? review.dislikes, ...companyOf(world, review.companyId) };
  },
  question: (world, id) => {
    const question = world.records(InterviewRecords).questions.find((one) => one.id === id);
    return question === undefined ? null : { title: question.text, ...companyOf(world, question.companyId) };
  },
};

export function readItem(world: MemoryWorld, { kind, itemId }: BookmarkId): BookmarkedItem | null {
  return FINDERS[kind](world, itemId);
}

function companyOf(world: MemoryWorld, companyId: number): Pick<BookmarkedItem, 'about' | 'company'> {
  const company = world.records(CompanyRecords).find(companyId);
  if (company === null) throw new Error(`There is no company ${companyId}.`);
  return { about: company.companyName, company: company.urlName };
}
