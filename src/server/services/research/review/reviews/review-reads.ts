import type { ReviewPage, ReviewSort } from '@/contract/generated/review';
import { startOfMonthInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { ReviewHandlers } from '@/server/contract/generated/review';
import type { Viewer } from '@/server/contract/viewer';
import type { AuthorRefs } from '@/server/platform/author-refs';
import type { CursorPosition, CursorSeals } from '@/server/platform/cursor';
import { Cursors, MAX_ID, momentOf } from '@/server/platform/cursor';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import { reviewNotFound } from './review.policy';
import { presentReview } from './review.presenter';
import type { ReviewRow } from './review.queries';
import {
  countFew,
  countMany,
  helpfulFewReviews,
  helpfulReviews,
  MAX_COUNTED,
  newestFewReviews,
  newestOfAllCompanies,
  newestReviews,
  reviewById,
} from './review.queries';
import type { ReviewQuery } from './review-filters';
import { readScope } from './review-filters';

export interface ReviewReadsDeps {
  readonly database: Database;
  readonly authorship: CursorSeals;
  readonly authorRefs: AuthorRefs;
  readonly now: () => number;
}

type PageRow = ReviewRow & { readonly total?: number };

const MAX_INTEGER = 2_147_483_647;
const NONE: ReviewPage = { items: [], nextCursor: null, total: 0, isTotalCapped: false };

export function createReviewReads({
  database,
  authorship,
  authorRefs,
  now,
}: ReviewReadsDeps): Pick<ReviewHandlers, 'listReviews' | 'getReview'> {
  const cursors = new Cursors(authorship);
  const voterOf = (viewer: Viewer | null): Uint8Array | null =>
    viewer === null ? null : authorRefs.voterRef(viewer.personaRef);

  function present(row: ReviewRow, viewer: Viewer | null) {
    const { id, author_ref, is_marked: isHelpful } = row;
    const isMine = viewer !== null && author_ref !== null && authorRefs.isMine(viewer.personaRef, id, author_ref);
    return presentReview(row, { isHelpful, isMine });
  }

  function readPage(
    companyId: number,
    { fits, isNarrow }: ReviewQuery,
    since: Date | '-infinity',
    order: {
      readonly sort: ReviewSort;
      readonly position: CursorPosition | null;
      readonly rows: number;
      readonly viewer: Viewer | null;
    },
  ): Promise<readonly PageRow[]> {
    const { sort, position, rows, viewer } = order;
    const behind = [momentOf(position) ?? 'infinity', position?.id ?? MAX_ID, voterOf(viewer)] as const;
    const marks = Math.min(position?.keys[0] ?? MAX_INTEGER, MAX_INTEGER);
    if (fits !== null && isNarrow) {
      return sort === 'newest'
        ? database.query(newestFewReviews(rows), fits, since, ...behind)
        : database.query(helpfulFewReviews(rows), fits, since, ...behind, marks);
    }
    return sort === 'newest'
      ? database.query(newestReviews(rows), companyId, since, fits, ...behind)
      : database.query(helpfulReviews(rows), companyId, since, fits, ...behind, marks);
  }

  async function count(companyId: number, { fits, isNarrow }: ReviewQuery, since: Date | '-infinity') {
    const [row] =
      fits !== null && isNarrow
        ? await database.query(countFew, fits, since)
        : await database.query(countMany, companyId, since, fits);
    return row?.n ?? 0;
  }

  function pageOf(rows: readonly ReviewRow[], limit: number, sort: ReviewSort, viewer: Viewer | null) {
    const page = rows.slice(0, limit);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    const keysOf = ({ helpful, shown_at }: ReviewRow) => [...(sort === 'helpful' ? [helpful] : []), shown_at.getTime()];
    return {
      items: page.map((row) => present(row, viewer)),
      nextCursor: last === undefined ? null : cursors.write({ keys: keysOf(last), id: last.id }),
    };
  }

  return {
    async listReviews({ viewer, query }) {
      const { company, limit, sort, cursor, months } = query;
      if (company === undefined) {
        const position = cursors.read(cursor, 1);
        const rows = await database.query(
          newestOfAllCompanies(limit + 1),
          momentOf(position) ?? 'infinity',
          position?.id ?? MAX_ID,
          voterOf(viewer),
        );
        const page = pageOf(rows, limit, 'newest', viewer);
        return { status: 200, body: { ...page, total: page.items.length, isTotalCapped: page.nextCursor !== null } };
      }
      const position = cursors.read(cursor, sort === 'helpful' ? 2 : 1);
      const { companyId, reviews, query: filters } = await readScope(database, company, query);
      if (filters === null) return { status: 200, body: NONE };
      const since = months === undefined ? '-infinity' : startOfMonthInIndia(now(), months - 1);
      const rows = await readPage(companyId, filters, since, { sort, position, rows: limit + 1, viewer });
      const isEveryReview = filters.fits === null && months === undefined;
      const counted = isEveryReview ? reviews : (rows[0]?.total ?? (await count(companyId, filters, since)));
      const isTotalCapped = !isEveryReview && counted > MAX_COUNTED;
      const total = isTotalCapped ? MAX_COUNTED : counted;
      return { status: 200, body: { ...pageOf(rows, limit, sort, viewer), total, isTotalCapped } };
    },

    async getReview({ viewer, path }) {
      const [row] = await database.query(reviewById, plainUuid(path.reviewId), voterOf(viewer));
      if (row === undefined) throw reviewNotFound();
      const body = present(row, viewer);
      if (!row.is_live && !body.isMine) throw reviewNotFound();
      return { status: 200, body };
    },
  };
}
