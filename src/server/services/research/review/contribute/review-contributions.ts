import type { AspectRatings, OwnReview, ReviewText } from '@/contract/generated/review';
import { startOfDayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { contributionRefusals } from '@/core/research/contribute/contribution-refusals.rules';
import { reviewRefusals } from '@/core/research/reviews/review-refusals.rules';
import { topicsOf } from '@/core/research/reviews/review-topic-words.rules';
import type { ReviewHandlers } from '@/server/contract/generated/review';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import type { AuthorRefs } from '@/server/platform/author-refs';
import type { Authorship, Ref } from '@/server/platform/authorship';
import type { CompanyProposals } from '@/server/platform/contributing/company-proposals';
import { Contributing } from '@/server/platform/contributing/contributing';
import { contributorOf, sourceOf } from '@/server/platform/contributing/contribution-source';
import type { StoreContribution } from '@/server/platform/contributing/waiting-contribution';
import type { Database } from '@/server/platform/database';
import type { Moderation } from '@/server/platform/moderation/moderation';
import type { RowOf } from '@/server/platform/sql-types';
import { plainUuid } from '@/server/platform/uuid';
import { requireCompany } from '../reviews/company-of-address';
import { reviewNotFound } from '../reviews/review.policy';
import { aspectsOf } from '../reviews/review.presenter';
import { reviewUniqueKey } from '../reviews/review-unique-key';
import type { WrittenReview } from '../reviews/written-review';
import { companyIdByName, factIdsByName, proofAt } from './contributed-facts';
import {
  becomeEarlierViews,
  changeReview,
  deleteReview,
  insertReview,
  linkToNewerReview,
  lockOwnReview,
  ownReview,
  publishDueEdit,
  releaseForNewer,
  restoreReview,
  scheduleEdit,
} from './review-contributions.queries';
import { applyReviewHolds, holdSameText, textKeyOf } from './review-holds';

export interface ReviewContributionsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly authorRefs: AuthorRefs;
  readonly moderation: Pick<Moderation, 'check' | 'giveBack' | 'withdraw' | 'drawHour'>;
  readonly proposals: CompanyProposals;
  readonly now: () => number;
}

type Handlers = Pick<ReviewHandlers, 'giveReview' | 'editReview' | 'deleteReview' | 'restoreReview' | 'getOwnReview'>;

export function createReviewContributions({
  database,
  authorship,
  authorRefs,
  moderation,
  proposals,
  now,
}: ReviewContributionsDeps): Handlers {
  const contributing = new Contributing(database, authorship, now);
  const onceRef = (persona: Uint8Array, companyId: number): Ref =>
    authorship.onceRef(persona, reviewUniqueKey({ companyId }));

  async function lock(tx: Database, viewer: Viewer, reviewId: string): Promise<RowOf<typeof lockOwnReview.columns>> {
    const [review] = await tx.query(lockOwnReview, reviewId);
    if (review === undefined || review.author_ref === null) throw reviewNotFound();
    if (authorRefs.isMine(viewer.personaRef, reviewId, review.author_ref)) return review;
    throw new Problem(403, 'not_yours', reviewRefusals.notYours);
  }

  const give: StoreContribution<'review'> = async (
    { personaRef: persona, userId, network, isInvited = false },
    key,
    { companyName, review },
  ) => {
    const request = { persona, key, kind: 'review', said: [companyName, review], isInvited } as const;
    return contributing.store(request, async (tx, { id, authorRef, authorSeal }) => {
      const written = JSON.stringify(await writtenOf(tx, review));
      const companyId = await companyIdByName(tx, 'review', companyName);
      const once = onceRef(persona, companyId);
      const proof = await proofAt(tx, persona, companyId);
      const [earlier] = await tx.query(releaseForNewer, once);
      const textKey = textKeyOf(review);
      const stored = await tx.query(insertReview, {
        id,
        company_id: companyId,
        review: written,
        author_ref: authorRef,
        author_seal: authorSeal,
        once_ref: once,
        proof,
        created_at: startOfDayInIndia(now()),
        text_key: textKey,
      });
      if (stored.length === 0) throw givenAlready();
      if (earlier !== undefined) await tx.query(linkToNewerReview, earlier.id, id);
      const waitsUntil = earlier === undefined ? await contributing.waitsUntil(tx, persona, companyId) : null;
      const signs = await applyReviewHolds(
        tx,
        authorship,
        { id, persona, companyId, userId, proof, textKey, waitsUntil },
        now(),
      );
      await moderation.check(tx, {
        kind: 'review',
        id,
        texts: textsOf(review),
        isNew: true,
        signs,
        source: sourceOf(network, companyId),
      });
      if (earlier !== undefined) await tx.query(becomeEarlierViews, id);
      return { earning: earlier === undefined ? 1 : 0, companyId };
    });
  };
  proposals.register('review', give);

  return {
    async giveReview({ body: { newCompany, ...body }, ...call }) {
      const contribution = { kind: 'review', key: call.headers['idempotency-key'], body } as const;
      return {
        status: 201,
        body: { reviewId: await proposals.give(contributorOf(call), contribution, newCompany) },
      };
    },

    async editReview({ viewer, path, body }) {
      const reviewId = plainUuid(path.reviewId);
      await database.transaction(async (tx) => {
        const { is_deleted, is_live } = await lock(tx, viewer, reviewId);
        if (is_deleted) throw reviewNotFound();
        const written = await writtenOf(tx, body);
        const showsAt = is_live ? moderation.drawHour() : null;
        if (showsAt === null) await showEdit(tx, { moderation, now }, reviewId, written);
        else await tx.query(scheduleEdit, reviewId, JSON.stringify(written), showsAt);
      });
      return { status: 204, body: null };
    },

    async deleteReview({ viewer, path }) {
      const reviewId = plainUuid(path.reviewId);
      await database.transaction(async (tx) => {
        await lock(tx, viewer, reviewId);
        await moderation.withdraw(tx, { kind: 'review', id: reviewId });
        const deleted = await tx.query(deleteReview, reviewId, new Date(now()));
        if (deleted.length > 0) await contributing.takePoints(tx, viewer.personaRef, 'review');
      });
      return { status: 204, body: null };
    },

    async restoreReview({ viewer, path }) {
      const reviewId = plainUuid(path.reviewId);
      await database.transaction(async (tx) => {
        await contributing.holdOff(tx, viewer.personaRef);
        const { company_id, is_deleted } = await lock(tx, viewer, reviewId);
        if (!is_deleted) return;
        const restored = await tx.query(restoreReview, reviewId, onceRef(viewer.personaRef, company_id));
        if (restored.length === 0) throw newerGiven();
        await moderation.giveBack(tx, { kind: 'review', id: reviewId });
        await contributing.returnPoints(tx, viewer.personaRef, 'review');
      });
      return { status: 204, body: null };
    },

    async getOwnReview({ viewer, query }) {
      const { id } = await requireCompany(database, query.company);
      const [row] = await database.query(ownReview, onceRef(viewer.personaRef, id));
      return { status: 200, body: row === undefined ? null : present(row) };
    },
  };
}

function textsOf({
  title,
  likes,
  dislikes,
}: Pick<ReviewText, 'title' | 'likes' | 'dislikes'>): readonly (string | null)[] {
  return [title, likes, dislikes];
}

type EditDeps = Pick<ReviewContributionsDeps, 'now'> & { readonly moderation: Pick<Moderation, 'check'> };

export async function showEdits(database: Database, deps: EditDeps): Promise<void> {
  const showNext = async (tx: Database): Promise<boolean> => {
    const [due] = await tx.query(publishDueEdit, new Date(deps.now()));
    if (due !== undefined) await showEdit(tx, deps, due.id, due.edit);
    return due !== undefined;
  };
  while (await database.transaction(showNext));
}

async function showEdit(tx: Database, { moderation, now }: EditDeps, id: string, edit: WrittenReview): Promise<void> {
  const textKey = textKeyOf(edit);
  await tx.query(changeReview, id, JSON.stringify(edit), startOfDayInIndia(now()), textKey);
  const signs = await holdSameText(tx, id, textKey);
  await moderation.check(tx, { kind: 'review', id, texts: textsOf(edit), isNew: false, signs });
}

async function writtenOf(tx: Database, review: ReviewText): Promise<WrittenReview> {
  const { title, likes, dislikes, rating, employment, isCurrent, years, aspects } = review;
  const { departmentId, jobProfileId, locationId } = await factIdsByName(tx, 'review', review);
  return {
    title: title?.trim() || null,
    likes: likes.trim(),
    dislikes: dislikes.trim(),
    rating,
    ...everyAspect(aspects),
    department_id: departmentId,
    job_profile_id: jobProfileId,
    location_id: locationId,
    employment,
    is_current: isCurrent,
    years,
    liked: topicsOf(likes),
    disliked: topicsOf(dislikes),
  };
}

function everyAspect(aspects: AspectRatings) {
  const { balance, pay, security, promotions, skills, culture, satisfaction } = aspects;
  return {
    balance: balance ?? null,
    pay: pay ?? null,
    security: security ?? null,
    promotions: promotions ?? null,
    skills: skills ?? null,
    culture: culture ?? null,
    satisfaction: satisfaction ?? null,
  };
}

function present(row: RowOf<typeof ownReview.columns>): OwnReview {
  return {
    reviewId: row.id,
    companyName: row.company_name,
    status: row.status,
    showsAt: row.shows_at?.toISOString() ?? null,
    review: {
      rating: row.rating,
      aspects: aspectsOf(row),
      title: row.title,
      likes: row.likes ?? '',
      dislikes: row.dislikes ?? '',
      jobProfile: row.job_profile,
      departmentId: row.department_id,
      city: row.city,
      employment: row.employment,
      isCurrent: row.is_current ?? true,
      years: row.years,
    },
  };
}

function newerGiven(): Problem {
  const message = contributionRefusals.reviewNewer;
  return new Problem(422, 'review_given_already', message, { companyName: message });
}

function givenAlready(): Problem {
  const message = contributionRefusals.reviewGiven;
  return new Problem(422, 'review_given_already', message, { companyName: message });
}
