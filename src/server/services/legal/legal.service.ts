import type { LegalHandlers } from '@/server/contract/generated/legal';
import type { Config } from '@/server/platform/config/config';
import type { NoticesDeps } from './legal/notices';
import { createNotices } from './legal/notices';

export interface LegalServiceDeps extends Omit<NoticesDeps, 'legal'> {
  readonly config: Pick<Config, 'legal'>;
}

/** The legal service (openapi/legal.yaml). */
export function createLegalService({ config, ...deps }: LegalServiceDeps): LegalHandlers {
  return createNotices({ ...deps, legal: config.legal });
}
