import type { FastifyInstance } from 'fastify';
import type { Database } from './database';
import type { Sessions } from './sessions/sessions';

const hour = 3_600_000;

/** How long what nobody needs any more is kept. */
const leftovers = [
  {
    name: 'housekeeping.answers',
    text: "delete from platform.idempotent_answers where answered_at < now() - interval '2 days'",
  },
  {
    name: 'housekeeping.reports',
    text: "delete from platform.client_reports where reported_at < now() - interval '30 days'",
  },
  { name: 'housekeeping.mailbox', text: "delete from platform.mailbox where sent_at < now() - interval '30 days'" },
];

/** Removes expired sessions, and answers, reports and mail that nobody needs any more. */
export async function cleanHouse(database: Database, sessions: Pick<Sessions, 'purge'>): Promise<void> {
  await sessions.purge();
  for (const statement of leftovers) await database.query(statement);
}

/** Cleans every hour while the server runs. */
export function keepHouse(app: FastifyInstance, database: Database, sessions: Sessions): void {
  const timer = setInterval(() => {
    cleanHouse(database, sessions).catch((error: unknown) => app.log.error({ err: error }, 'housekeeping failed'));
  }, hour);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
