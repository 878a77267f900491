import type { AuthorCardFacts } from '@/core/research/contribute/similar-contributions.rules';
import {
  cardKeysOfFacts,
  OMITTABLE_FACTS,
  similarContributions,
} from '@/core/research/contribute/similar-contributions.rules';
import type { ReviewHandlers } from '@/server/contract/generated/review';
import type { Database } from '@/server/platform/database';
import { companyIdByName, factIdsByName } from './contributed-facts';
import { countCardsWith } from './similar-contributions.queries';

export function createSimilarContributions(database: Database): Pick<ReviewHandlers, 'countSimilarContributions'> {
  return {
    async countSimilarContributions({ body: { kind, companyName, isCurrent, years, ...named } }) {
      const companyId = await companyIdByName(database, 'review', companyName);
      const { jobProfileId, departmentId, locationId } = await factIdsByName(database, 'review', named);
      const facts: AuthorCardFacts = { jobProfile: jobProfileId, departmentId, city: locationId, years, isCurrent };
      const asked = [facts, ...OMITTABLE_FACTS.map((fact) => ({ ...facts, [fact]: null }))].map(cardKeysOfFacts);
      const counts = new Map<string, number>();
      for (const keys of asked) {
        const [row] = await database.query(countCardsWith[kind], companyId, keys);
        counts.set(keys.join(), Number(row?.count ?? 0));
      }
      return { status: 200, body: similarContributions(facts, (keys) => counts.get(keys.join()) ?? 0) };
    },
  };
}
