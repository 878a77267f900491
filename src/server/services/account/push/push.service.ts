import type { FastifyInstance } from 'fastify';
import { PUSH_SERVICE_HOSTS } from '@/core/account/push/push-subscription.rules';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { PushHandlers } from '@/server/contract/generated/push';
import type { Authorship } from '@/server/platform/authorship';
import type { Config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database';
import type { Housekeeping } from '@/server/platform/housekeeping';
import { defaultSender } from '@/server/platform/mail/create-mailer';
import { purge } from '@/server/platform/purge';
import { schedule } from '@/server/platform/schedule';
import type { ServerAddress } from '@/server/platform/server-address';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { createPushChoices } from './push/choices';
import { createPushDevices } from './push/devices';
import { deleteDevice, purgeDevices } from './push/devices.queries';
import { PushSender } from './push/push-sender';
import { PushRounds } from './push/rounds';
import { vapidKeysOf } from './push/vapid-keys';

export interface PushServiceDeps {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly authorship: Authorship;
  readonly sessions: Sessions;
  readonly housekeeping: Housekeeping;
  readonly address: ServerAddress;
  readonly config: Pick<Config, 'push' | 'legal' | 'sessions'>;
  readonly now: () => number;
}

/** The interval in ms within which notifications are combined into one message. */
const TURN_MS = 5_000;

export function createPushService(deps: PushServiceDeps): PushHandlers {
  const { app, database, authorship, sessions, housekeeping, address, config, now } = deps;
  const { standIns, subject } = config.push;
  const hosts = [...PUSH_SERVICE_HOSTS, ...standIns.map(({ host }) => host)];
  const keys = vapidKeysOf(deps);
  const contact = () => subject ?? `mailto:${config.legal.email ?? defaultSender(address.origin)}`;
  const sender = new PushSender({
    vapid: async () => ({ ...(await keys()), subject: contact() }),
    hosts,
    standIns,
    now,
  });
  const rounds = new PushRounds({ database, authorship, sender, now });
  schedule(app, { name: 'push', firstAfter: TURN_MS, every: TURN_MS, run: () => rounds.run() });
  housekeeping.add((moment) => purge(database, purgeDevices, dayInIndia(moment)));
  sessions.onEnded((sessionId) => {
    database.query(deleteDevice, authorship.pushDeviceRef(sessionId)).catch((error: unknown) => {
      // Only logged: the session is checked before each message anyway.
      app.log.error({ err: error }, 'the device of an ended session was not removed');
    });
  });
  return {
    async getPushKey() {
      return { status: 200, body: { key: (await keys()).publicKey } };
    },
    ...createPushDevices({ ...deps, hosts, refreshDays: config.sessions.refreshDays }),
    ...createPushChoices(database),
  };
}
