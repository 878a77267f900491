import { interviewRefusals } from '@/core/interviews/interview-refusals.rules';
import type { ReportableType } from '@/core/reports/report';
import { commentNotFound } from '../comments/memory-comments';
import { InterviewRecords } from '../interviews/interview-records';
import { photoNotFound } from '../photos/memory-photos';
import { PhotoRecords } from '../photos/photo-records';
import { postNotFound } from '../posting/memory-feed';
import { PostRecords } from '../posting/post-records';
import { reviewNotFound } from '../reviews/memory-reviews';
import { ReviewRecords } from '../reviews/review-records';
import type { Refusal } from '../world/memory-failure';
import { refusal } from '../world/memory-failure';
import type { MemoryWorld } from '../world/memory-world';

/** Names a contribution. */
export interface Resource {
  readonly resourceType: ReportableType;
  readonly resourceId: string;
}

/** A contribution that shows; `authorId` is null for no user of this world. */
interface Shown {
  readonly id: string;
  readonly authorId: string | null;
}

/** Returns a contribution that shows; the refusal of a call for one that is gone. */
export function liveResource(
  world: MemoryWorld,
  { resourceType, resourceId }: Resource,
): { readonly ok: true; readonly value: Shown } | Refusal {
  const found = finders[resourceType](world, resourceId);
  return found === null ? notFound[resourceType]() : { ok: true, value: found };
}

const finders: Readonly<Record<ReportableType, (world: MemoryWorld, id: string) => Shown | null>> = {
  post: (world, id) => world.records(PostRecords).findLive(id),
  comment: (world, id) => {
    const comment = world.records(PostRecords).findComment(id)?.comment;
    return comment?.status === 'LIVE' ? comment : null;
  },
  review: (world, id) => world.records(ReviewRecords).find(id),
  photo: (world, id) => {
    const photo = world.records(PhotoRecords).findAny(id.toLowerCase());
    return photo === null || photo.isDeleted ? null : photo;
  },
  interview: (world, id) =>
    world.records(InterviewRecords).interviews.find((interview) => interview.id === id.toLowerCase()) ?? null,
};

const notFound: Readonly<Record<ReportableType, () => Refusal>> = {
  post: postNotFound,
  comment: commentNotFound,
  review: reviewNotFound,
  photo: photoNotFound,
  interview: () => refusal(404, 'interview_not_found', interviewRefusals.notFound),
};
