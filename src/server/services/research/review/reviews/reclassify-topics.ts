import { TOPIC_RULES_VERSION, topicsOf } from '@/core/research/reviews/review-topic-words.rules';
import type { Database } from '@/server/platform/database';
import { disableTimeoutsSql } from '@/server/platform/migrate';
import { reviewTexts, setTopicsState, storeTopics, topicsState } from './reclassify-topics.queries';

const BATCH = 500;

/**
 * Recomputes topics by this release's rules in batches. Resumes after a restart, and does nothing once done or if a
 * later release has begun.
 */
export async function reclassifyTopics(database: Database): Promise<void> {
  for (let left = true; left; ) {
    left = await database.transaction(async (tx) => {
      await tx.execute(disableTimeoutsSql);
      const [known] = await tx.query(topicsState);
      const [version, after = null] = known?.value.split(' ') ?? [];
      const isOwn = version === TOPIC_RULES_VERSION;
      if ((isOwn && after === null) || Number(version) > Number(TOPIC_RULES_VERSION)) return false;
      const rows = await tx.query(reviewTexts, isOwn ? after : null, BATCH);
      const found = rows.map(({ id, likes, dislikes }) => ({
        id,
        liked: topicsOf(likes),
        disliked: topicsOf(dislikes),
      }));
      const changed = found.filter(({ liked, disliked }, place) => {
        const row = rows[place];
        return row?.liked.join() !== liked.join() || row.disliked.join() !== disliked.join();
      });
      if (changed.length > 0) await tx.query(storeTopics, JSON.stringify(changed));
      const next = rows.length < BATCH ? null : (rows.at(-1)?.id ?? null);
      await tx.query(setTopicsState, next === null ? TOPIC_RULES_VERSION : `${TOPIC_RULES_VERSION} ${next}`);
      return next !== null;
    });
  }
}
