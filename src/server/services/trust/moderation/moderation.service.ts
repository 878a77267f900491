import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import type { ModerationHandlers } from '@/server/contract/generated/moderation';
import type { Authorship } from '@/server/platform/authorship';
import type { Config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import type { Housekeeping } from '@/server/platform/housekeeping';
import type { Outbox } from '@/server/platform/mail/outbox';
import type { Moderation } from '@/server/platform/moderation/moderation';
import { showWaiting } from '@/server/platform/moderation/show-waiting';
import type { Publish } from '@/server/platform/realtime/publish.port';
import { schedule } from '@/server/platform/schedule';
import type { ServerAddress } from '@/server/platform/server-address';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { createAnswers } from './answers/answers';
import { askAuthors } from './answers/ask-authors';
import { createAppeals } from './appeals/appeals';
import { createConduct } from './conduct/conduct';
import { registerLogos } from './logos/logo-route';
import { createLogos } from './logos/logos';
import { createCases } from './moderation/cases';
import { casesHousekeeping } from './moderation/housekeeping';
import { settleDecisions, settleNow } from './moderation/settle';
import { createOperations } from './operations/operations';
import { appendLog } from './public-log/append-log';
import { askWitnesses } from './public-log/ask-witnesses';
import { registerLog } from './public-log/log-routes';
import { createPublicLog } from './public-log/public-log';
import { createRoles } from './roles/roles';
import { createStatements } from './statements/statements';

export interface ModerationServiceDeps {
  readonly app: FastifyInstance;
  readonly config: Pick<Config, 'witnesses'>;
  readonly address: ServerAddress;
  readonly database: Database;
  readonly authorship: Authorship;
  readonly sessions: Sessions;
  readonly files: StoredFiles;
  readonly housekeeping: Housekeeping;
  readonly moderation: Moderation;
  readonly outbox: Outbox;
  readonly publish: Publish;
  readonly now: () => number;
}

const SETTLE_ROUND_MS = 10_000;

const SHOW_ROUND_MS = 60_000;

const ASK_WITNESSES_MS = 10 * 60_000;

export function createModerationService({ app, housekeeping, ...deps }: ModerationServiceDeps): ModerationHandlers {
  housekeeping.add(casesHousekeeping(deps));
  registerLogos(app, deps);
  registerLog(app, deps);
  deps.moderation.onQueueChanged(deps.publish.queueChanged);
  deps.moderation.standsBy((tx, name) => settleNow(tx, deps, name));
  schedule(app, {
    name: 'the decisions of moderators',
    firstAfter: SETTLE_ROUND_MS,
    every: SETTLE_ROUND_MS,
    run: () => settleDecisions(deps),
  });
  schedule(app, {
    name: 'the questions to authors',
    firstAfter: SETTLE_ROUND_MS,
    every: SETTLE_ROUND_MS,
    run: () => askAuthors(deps),
  });
  schedule(app, {
    name: 'the cards that wait',
    firstAfter: SHOW_ROUND_MS,
    every: SHOW_ROUND_MS,
    run: () => showWaiting(deps.database, deps.moderation),
  });
  schedule(app, { name: 'the public log', firstAfter: HOUR_MS, every: HOUR_MS, run: () => appendLog(deps) });
  schedule(app, {
    name: 'the witnesses of the public log',
    firstAfter: ASK_WITNESSES_MS,
    every: ASK_WITNESSES_MS,
    run: () => askWitnesses(deps),
  });
  return {
    ...createRoles(deps),
    ...createConduct(deps),
    ...createCases(deps),
    ...createLogos(deps),
    ...createOperations(deps),
    ...createStatements(deps),
    ...createAppeals(deps),
    ...createAnswers(deps),
    ...createPublicLog(deps),
  };
}
