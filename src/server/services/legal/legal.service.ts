import type { FastifyInstance } from 'fastify';
import type { LegalHandlers } from '@/server/contract/generated/legal';
import type { Config } from '@/server/platform/config/config';
import { scheduleMails } from '@/server/platform/mail/mail-rounds';
import type { ComplaintRegisterDeps } from '@/server/platform/moderation/complaint-register';
import { ComplaintRegister } from '@/server/platform/moderation/complaint-register';
import type { NoticesDeps } from './legal/notices';
import { createNotices, mailNotices } from './legal/notices';

export interface LegalServiceDeps extends Omit<NoticesDeps, 'legal' | 'register'>, ComplaintRegisterDeps {
  readonly app: FastifyInstance;
  readonly config: Pick<Config, 'legal'>;
}

/** The legal service (openapi/legal.yaml). */
export function createLegalService({ app, config, ...deps }: LegalServiceDeps): LegalHandlers {
  const notices = { ...deps, legal: config.legal, register: new ComplaintRegister(deps) };
  scheduleMails(app, 'the notices of authorities', () => mailNotices(notices));
  return createNotices(notices);
}
