import type { GeneratedPost, RephraseOutcome } from '@/contract/generated/feed';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { reviewRefusals } from '@/core/research/reviews/review-refusals.rules';
import { MAX_REPHRASES_PER_DAY, MAX_REPHRASES_PER_DRAFT } from '@/core/talk/post-writing/rephrase.rules';
import type { Wording } from '@/core/talk/post-writing/reword.rules';
import { postRefusals } from '@/core/talk/posting/post-refusals.rules';
import { postAboutReview } from '@/core/talk/posting/review-post.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { RowOf } from '@/server/platform/sql-types';
import { plainUuid } from '@/server/platform/uuid';
import { ABUSIVE_WORDS } from './abusive-words';
import { countHelp, reviewForPost } from './help.queries';
import type { TextEditor } from './text-editor.port';

export interface WritingHelpDeps {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'requestRef'>;
  readonly editor: TextEditor;
  readonly now: () => number;
}

export function createWritingHelp({
  database,
  authorship,
  editor,
  now,
}: WritingHelpDeps): Pick<FeedHandlers, 'rephrasePost' | 'listAbusiveWords' | 'generateReviewPost'> {
  async function limitReached(persona: Uint8Array, draft: string): Promise<RephraseOutcome | null> {
    const ofDraft = authorship.requestRef(persona, `rephrase draft ${draft.toLowerCase()}`);
    if ((await database.query(countHelp, ofDraft, MAX_REPHRASES_PER_DRAFT)).length === 0) return 'POST_LIMIT_EXCEEDED';
    const ofDay = authorship.requestRef(persona, `rephrase day ${dayInIndia(now())}`);
    return (await database.query(countHelp, ofDay, MAX_REPHRASES_PER_DAY)).length === 0 ? 'USER_LIMIT_EXCEEDED' : null;
  }

  async function edit(wording: Wording): Promise<Wording | 'junk' | null> {
    try {
      return await editor.rephrase(wording);
    } catch {
      // The model may fail; the text stays unchanged.
      return null;
    }
  }

  return {
    async rephrasePost({ viewer, headers, body }) {
      requireWriter(viewer);
      const limit = await limitReached(viewer.personaRef, headers['idempotency-key']);
      if (limit !== null) return { status: 200, body: { ...body, responseType: limit } };
      const edited = await edit(body);
      if (edited === null) return { status: 200, body: { ...body, responseType: 'UNKNOWN' } };
      if (edited === 'junk') return { status: 200, body: { ...body, responseType: 'JUNK' } };
      return { status: 200, body: { ...edited, responseType: 'VALID' } };
    },

    async generateReviewPost({ viewer, body }) {
      requireWriter(viewer);
      const [review] = await database.query(reviewForPost, plainUuid(body.reviewId));
      if (review === undefined) throw new Problem(404, 'review_not_found', reviewRefusals.notFound);
      return { status: 200, body: generatedPostOf(review) };
    },

    async listAbusiveWords() {
      return { status: 200, body: { words: ABUSIVE_WORDS } };
    },
  };
}

function requireWriter({ isWriter }: Viewer): void {
  if (isWriter) return;
  throw new Problem(422, 'writer_required', postRefusals.writerRequired);
}

function generatedPostOf(review: RowOf<typeof reviewForPost.columns>): GeneratedPost {
  return { ...postAboutReview(review), community: communityOf(review) };
}

function communityOf(review: RowOf<typeof reviewForPost.columns>): GeneratedPost['community'] {
  const { community_id: entityId, community_name: name, community_slug: slug, community_logo: logo } = review;
  return entityId === null || name === null || slug === null ? null : { type: 'company', entityId, name, slug, logo };
}
