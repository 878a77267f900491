import type { PageDetailsHandlers } from '@/server/contract/generated/page-details';
import type { Config } from '@/server/platform/config/config';
import type { PageDetailsDeps } from './page-details/page-details';
import { createPageDetails } from './page-details/page-details';

export interface PageDetailsServiceDeps extends Pick<PageDetailsDeps, 'database'> {
  readonly config: Pick<Config, 'brand'>;
}

export function createPageDetailsService({ database, config }: PageDetailsServiceDeps): PageDetailsHandlers {
  return createPageDetails({ database, brand: config.brand });
}
