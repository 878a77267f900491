import { ShownAnswers } from '@/adapters/memory/kernel/moderated/shown-answers';
import { ShownOpenings } from '@/adapters/memory/kernel/moderated/shown-openings';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { InterviewRecords } from '@/adapters/memory/research/interviews/interview-records';
import { photoNotFound } from '@/adapters/memory/research/photos/memory-photos';
import { PhotoRecords } from '@/adapters/memory/research/photos/photo-records';
import { reviewNotFound } from '@/adapters/memory/research/reviews/memory-reviews';
import { ReviewRecords } from '@/adapters/memory/research/reviews/review-records';
import { commentNotFound } from '@/adapters/memory/talk/comments/memory-comments';
import { postNotFound } from '@/adapters/memory/talk/posting/memory-feed';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import type { ReportableType } from '@/core/kernel/moderated/report';
import { interviewRefusals } from '@/core/research/interviews/interview-refusals.rules';
import { reportRefusals } from '@/core/trust/reports/report-refusals.rules';

export interface Resource {
  readonly resourceType: ReportableType;
  readonly resourceId: string;
}

interface Shown {
  readonly id: string;
  readonly authorId: string | null;
}

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
  job: (world, id) => {
    const jobId = id.toLowerCase();
    return world.records(ShownOpenings).has(jobId) ? { id: jobId, authorId: null } : null;
  },
  answer: (world, id) => world.records(ShownAnswers).find(id),
};

const notFound: Readonly<Record<ReportableType, () => Refusal>> = {
  post: postNotFound,
  comment: commentNotFound,
  review: reviewNotFound,
  photo: photoNotFound,
  interview: () => refusal(404, 'interview_not_found', interviewRefusals.notFound),
  job: () => refusal(404, 'job_not_found', reportRefusals.openingGone),
  answer: () => refusal(404, 'answer_not_found', reportRefusals.answerGone),
};
