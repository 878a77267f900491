import type { ReportedType } from '@/contract/generated/feed';
import { interviewRefusals } from '@/core/research/interviews/interview-refusals.rules';
import { reportRefusals } from '@/core/trust/reports/report-refusals.rules';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import { photoNotFound } from '@/server/services/research/photos/contribute/photo.policy';
import { reviewNotFound } from '@/server/services/research/review/reviews/review.policy';
import { commentNotFound } from '@/server/services/talk/feed/comments/comment.policy';
import { postNotFound } from '@/server/services/talk/feed/posting/post.policy';
import {
  interviewOf,
  liveAnswerOf,
  liveCommentOf,
  liveJobOf,
  livePhotoOf,
  livePostOf,
  liveReviewOf,
} from './live-resource.queries';

export interface Resource {
  readonly resourceType: ReportedType;
  readonly resourceId: string;
}

const FOUND = {
  post: livePostOf,
  comment: liveCommentOf,
  review: liveReviewOf,
  photo: livePhotoOf,
  interview: interviewOf,
  job: liveJobOf,
  answer: liveAnswerOf,
} as const satisfies Record<ReportedType, unknown>;

const NOT_FOUND: Readonly<Record<ReportedType, () => Problem>> = {
  post: postNotFound,
  comment: commentNotFound,
  review: reviewNotFound,
  photo: photoNotFound,
  interview: () => new Problem(404, 'interview_not_found', interviewRefusals.notFound),
  job: () => new Problem(404, 'job_not_found', reportRefusals.openingGone),
  answer: () => new Problem(404, 'answer_not_found', reportRefusals.answerGone),
};

/** Returns whether the contribution is the user's own. Throws 404 `<type>_not_found` unless live. */
export async function isOwnLive(database: Database, resource: Resource, authorRef: Uint8Array): Promise<boolean> {
  const { resourceId, resourceType } = resource;
  const [row] = await database.query(FOUND[resourceType], resourceId, authorRef);
  if (row !== undefined) return row.is_own;
  throw NOT_FOUND[resourceType]();
}
