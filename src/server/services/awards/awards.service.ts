import type { AwardsHandlers } from '@/server/contract/generated/awards';
import type { AwardsDeps } from './awards/awards';
import { createAwards } from './awards/awards';

/** The awards service (openapi/awards.yaml). */
export function createAwardsService({ database }: AwardsDeps): AwardsHandlers {
  return createAwards({ database });
}
