import { anOutbox } from '@tests/support/an-outbox';
import { select } from '@tests/support/sql';
import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { MAIL_LISTS } from '@/server/platform/mail/mail-lists';
import { MailRefused } from '@/server/platform/mail/mailer.port';
import { uuid } from '@/server/platform/sql-types';
import type { World } from '../integration/harness/world';
import type { RedTeamPerson } from './people';

const MAX_LETTERS = 14_000;

/**
 * Queues mails as after an hour without a mail server, every other one impossible to make, so that both are in
 * early dumps. `now` is in ms since 1970.
 */
export async function failMails({ server }: World, people: readonly RedTeamPerson[], now: () => number): Promise<void> {
  const { database, authorship } = server;
  const refused = new MailRefused(false);
  const mailer = { send: () => Promise.reject(refused) };
  const outbox = anOutbox({
    database,
    authorship,
    mailer,
    now: () => now() + HOUR_MS,
    metrics: { endedMail: () => undefined },
  });
  const addresses = people.map(({ email }) => email);
  const byAddress = 'select id from identity.users where email = any($1) order by email';
  const users = await select(database, { id: uuid }, byAddress, addresses);
  const items = users.map(({ id }) => ({ userId: id, id }));
  for (const list of MAIL_LISTS)
    await outbox.mailEach(items, {
      list,
      claim: async (_tx, item) => items.indexOf(item),
      mailOf: async (_tx, place) => {
        if (place % 2 === 1) throw new Error('This mail cannot be made.');
        const length = Math.round((MAX_LETTERS * (place + 1)) / items.length);
        return { to: addresses[place] ?? '', subject: 'New answers', text: 'a'.repeat(length) };
      },
    });
}
