import type { UserHandlers } from '@/server/contract/generated/user';
import type { Database } from '@/server/platform/database';
import { ensurePersona } from '../persona/persona.queries';
import { feedbackOfPersona, storeFeedback } from './feedback.queries';

export function createFeedback(database: Database): Pick<UserHandlers, 'getFeedback' | 'saveFeedback'> {
  return {
    async getFeedback({ viewer, query: { touchpoint } }) {
      const [row] = await database.query(feedbackOfPersona, viewer.personaRef, touchpoint);
      return { status: 200, body: { touchpoint, rating: row?.rating ?? null, comment: row?.comment ?? '' } };
    },

    async saveFeedback({ viewer, body: { touchpoint, rating, comment } }) {
      await database.transaction(async (tx) => {
        await tx.query(ensurePersona, viewer.personaRef);
        await tx.query(storeFeedback, viewer.personaRef, touchpoint, rating, comment);
      });
      return { status: 200, body: { touchpoint, rating, comment } };
    },
  };
}
