import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import type { LegalHandlers } from '@/server/contract/generated/legal';
import type { Config } from '@/server/platform/config/config';
import { scheduleMails } from '@/server/platform/mail/mail-rounds';
import type { ComplaintRegisterDeps } from '@/server/platform/moderation/complaint-register';
import { ComplaintRegister } from '@/server/platform/moderation/complaint-register';
import { schedule } from '@/server/platform/schedule';
import type { ViewerSource } from '@/server/platform/viewer-source';
import type { NoticesDeps } from './legal/notices';
import { createNotices, mailNotices } from './legal/notices';
import type { RulesRoundsDeps } from './rules/rules-rounds';
import { RulesRounds } from './rules/rules-rounds';
import { createTerms } from './terms/terms';
import { TermsGate } from './terms/terms-gate';

export interface LegalServiceDeps
  extends Omit<NoticesDeps, 'legal' | 'register'>,
    ComplaintRegisterDeps,
    RulesRoundsDeps {
  readonly app: FastifyInstance;
  readonly config: Pick<Config, 'legal'>;
  readonly agreements: ViewerSource<boolean>;
}

export function createLegalService({ app, config, agreements, ...deps }: LegalServiceDeps): LegalHandlers {
  const notices = { ...deps, legal: config.legal, register: new ComplaintRegister(deps) };
  scheduleMails(app, 'the notices of authorities', () => mailNotices(notices));
  const rules = new RulesRounds(deps);
  schedule(app, { name: 'the rules of the quarter', firstAfter: HOUR_MS, every: HOUR_MS, run: () => rules.run() });
  const gate = new TermsGate(deps.database);
  agreements.provide((viewer) => gate.mustAcceptTerms(viewer));
  return { ...createNotices(notices), ...createTerms(deps) };
}
