import { expect, it } from 'vitest';
import type { Problem } from '@/server/contract/problem';
import { alertNotFound, alertsFull, jobGone, jobNotFound, unknownPlaces } from './research/jobs/jobs/job.policy';
import { photoNotFound } from './research/photos/contribute/photo.policy';
import { ownReview, reviewNotFound } from './research/review/reviews/review.policy';
import { commentNotFound, notYours } from './talk/feed/comments/comment.policy';
import { communityNotFound, postNotFound, postNotYours } from './talk/feed/posting/post.policy';
import { offerNotFound, offerNotYours, offersNotUsable, tooManyOffers } from './talk/feed/salary-offers/offer.policy';

const refusals: readonly (readonly [() => Problem, status: number, code: string, fields?: readonly string[]])[] = [
  [commentNotFound, 404, 'comment_not_found'],
  [notYours, 403, 'not_yours'],
  [communityNotFound, 404, 'community_not_found'],
  [postNotFound, 404, 'post_not_found'],
  [postNotYours, 403, 'not_yours'],
  [offerNotFound, 404, 'offer_not_found'],
  [offerNotYours, 403, 'not_yours'],
  [() => offersNotUsable([0, 2]), 422, 'offer_not_usable', ['salaryIds.0', 'salaryIds.2']],
  [tooManyOffers, 422, 'too_many_offers'],
  [alertNotFound, 404, 'alert_not_found'],
  [alertsFull, 409, 'alerts_full'],
  [jobNotFound, 404, 'job_not_found'],
  [jobGone, 404, 'job_gone'],
  [() => unknownPlaces(['Atlantis', 'Ys']), 400, 'validation_failed', ['preferences.location']],
  [photoNotFound, 404, 'photo_not_found'],
  [ownReview, 422, 'own_review'],
  [reviewNotFound, 404, 'review_not_found'],
];

it.each(refusals.map(([refuse, ...row]) => [refuse(), ...row] as const))(
  'the refusal %s has status %i and code %s',
  (problem, status, code, fields) => {
    expect(problem).toMatchObject({ status, code });
    expect(Object.keys(problem.fields)).toEqual(fields ?? []);
  },
);
