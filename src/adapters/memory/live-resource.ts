import { interviewRefusals } from '@/core/interviews/interview-refusals.rules';
import type { ReportableType } from '@/core/reports/report';
import { InterviewRecords } from './interview-records';
import { commentNotFound } from './memory-comments';
import type { Refusal } from './memory-failure';
import { refusal } from './memory-failure';
import { postNotFound } from './memory-feed';
import { photoNotFound } from './memory-photos';
import { reviewNotFound } from './memory-reviews';
import type { MemoryWorld } from './memory-world';
import { PhotoRecords } from './photo-records';
import { PostRecords } from './post-records';
import { ReviewRecords } from './review-records';

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
