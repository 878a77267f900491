import type { PageDetailsHandlers } from '@/server/contract/generated/page-details';
import type { PageDetailsDeps } from './page-details/page-details';
import { createPageDetails } from './page-details/page-details';

/** The page-details service (openapi/page-details.yaml). */
export function createPageDetailsService(deps: PageDetailsDeps): PageDetailsHandlers {
  return createPageDetails(deps);
}
