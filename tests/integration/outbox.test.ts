import { anOutbox } from '@tests/support/an-outbox';
import { run, select } from '@tests/support/sql';
import { openDatabaseOn, testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { MAIL_DAYS } from '@/core/kernel/common/mail-days.rules';
import { createAuthorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Mail, Mailer } from '@/server/platform/mail/mailer.port';
import { MailRefused } from '@/server/platform/mail/mailer.port';
import type { MailSource } from '@/server/platform/mail/outbox';
import type { MailItem } from '@/server/platform/mail/unmade-mails';
import type { MailResult } from '@/server/platform/metrics/metrics';
import { integer, text } from '@/server/platform/sql-types';

const authorship = createAuthorship(Buffer.alloc(32, 7));
const LEASE_MS = 5 * 60_000;

let database: Database;
let drop: () => Promise<void>;
let now = Date.UTC(2026, 10, 23);
beforeAll(async () => {
  ({ database, drop } = await openDatabaseOn(testDatabaseKind));
  await database.execute('create table platform.told (name text primary key)');
});
afterAll(async () => {
  await database.close();
  await drop();
});
beforeEach(async () => {
  await database.execute(
    'delete from platform.told; delete from platform.waiting_mails; delete from platform.unmade_mails',
  );
});

function aMailServer(answer: (mail: Mail) => Promise<void> | void = () => undefined) {
  const sent: Mail[] = [];
  let [open, most] = [0, 0];
  const mailer: Mailer = {
    send: async (mail) => {
      open += 1;
      most = Math.max(most, open);
      try {
        await answer(mail);
      } finally {
        open -= 1;
      }
      sent.push(mail);
    },
  };
  return { mailer, sent, addresses: () => sent.map(({ to }) => to).toSorted(), most: () => most };
}

const process = (mailer: Mailer, ends: MailResult[] = []) =>
  anOutbox({ database, authorship, mailer, now: () => now, metrics: { endedMail: (end) => ends.push(end) } });

const itemsOf = (...names: readonly string[]): MailItem[] => names.map((name) => ({ userId: name, id: name }));

/** Marks a notification as sent, with its mail; `spoil` throws for mails that cannot be made. */
const telling = (spoil: (name: string) => void = () => undefined): MailSource<MailItem, string> => ({
  list: 'digest',
  claim: async (tx, { userId }) => {
    const marked = 'insert into platform.told (name) values ($1) on conflict do nothing returning name';
    return (await select(tx, { name: text }, marked, userId))[0]?.name ?? null;
  },
  mailOf: async (_tx, name) => {
    spoil(name);
    return { to: name, subject: 'News', text: 'Some.' };
  },
});

const told = async () =>
  (await select(database, { name: text }, 'select name from platform.told order by name')).map(({ name }) => name);
const unmade = async () =>
  (await select(database, { n: integer }, 'select count(*)::int as n from platform.unmade_mails'))[0]?.n;
const waiting = async () => {
  const rows = await select(database, { n: integer }, 'select count(*)::int as n from platform.waiting_mails');
  return rows[0]?.n;
};

it('sends several at once, each once, and leaves nothing behind', async () => {
  let arrived = 0;
  let letGo = (): void => undefined;
  const five = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const server = aMailServer(() => {
    arrived += 1;
    if (arrived === 5) letGo();
    return five;
  });
  const names = Array.from({ length: 23 }, (_, place) => `user-${place}`);
  expect(await process(server.mailer).mailEach(itemsOf(...names), telling())).toBe(true);
  expect(server.addresses()).toEqual(names.toSorted());
  expect([server.most(), await waiting()]).toEqual([5, 0]);
});

it('sends once, after a restart, what a process had marked and not sent when it was killed', async () => {
  const ids: unknown[] = [];
  const killed = process({
    send: ({ id }) => {
      ids.push(id);
      return new Promise<never>(() => undefined);
    },
  });
  void killed.mailEach(itemsOf('asha'), telling());
  await expect.poll(() => ids).toHaveLength(1);
  expect([await told(), await waiting()]).toEqual([['asha'], 1]);

  const server = aMailServer();
  const [one, other] = [process(server.mailer), process(server.mailer)];
  await Promise.all([one.sendDue(), other.sendDue()]);
  expect(server.sent).toEqual([]);
  now += LEASE_MS;
  await Promise.all([one.sendDue(), other.sendDue()]);
  await Promise.all([one.sendDue(), other.sendDue()]);
  expect(server.sent).toEqual([{ to: 'asha', subject: 'News', text: 'Some.', id: ids[0] }]);
  expect(await waiting()).toBe(0);
});

it('keeps what was marked through a day without a mail server, and leaves the rest unmarked', async () => {
  let isAway = true;
  const server = aMailServer(() => {
    if (isAway) throw new Error('connection refused');
  });
  const names = Array.from({ length: 40 }, (_, place) => `user-${place}`);
  expect(await process(server.mailer).mailEach(itemsOf(...names), telling())).toBe(false);
  const marked = await told();
  expect(marked.length).toBeLessThan(10);
  expect(await waiting()).toBe(marked.length);
  for (let hours = 0; hours < 24; hours += 1) {
    now += HOUR_MS;
    await expect(process(server.mailer).sendDue()).rejects.toThrow('connection refused');
  }
  isAway = false;
  now += HOUR_MS;
  await process(server.mailer).sendDue();
  expect(server.addresses()).toEqual(marked);
  const left = names.filter((name) => !marked.includes(name));
  expect(await process(server.mailer).mailEach(itemsOf(...left), telling())).toBe(true);
  expect(server.addresses()).toEqual(names.toSorted());
});

it('does not repeat what is refused for good; what is refused for now rests longer each time, and holds no other back', async () => {
  const tried: string[] = [];
  const server = aMailServer(({ to }) => {
    tried.push(to);
    if (to === 'unknown') throw new MailRefused(true);
    if (to === 'later' && tried.filter((one) => one === to).length < 3) throw new MailRefused(false);
  });
  await process(server.mailer).mailEach(itemsOf('unknown', 'later', 'asha'), telling());
  expect([server.addresses(), await waiting()]).toEqual([['asha'], 1]);
  now += LEASE_MS;
  await process(server.mailer).sendDue();
  now += LEASE_MS;
  await process(server.mailer).sendDue();
  expect(tried.toSorted()).toEqual(['asha', 'later', 'later', 'unknown']);
  now += LEASE_MS;
  await process(server.mailer).sendDue();
  expect([server.addresses(), await waiting()]).toEqual([['asha', 'later'], 0]);
});

it('lets an item whose mail cannot be made fail alone: unmarked, at rest, tried again, and sent once it can be made', async () => {
  const server = aMailServer();
  const names = Array.from({ length: 12 }, (_, place) => `user-${place}`);
  const tried: string[] = [];
  let isSpoilt = true;
  const work = telling((name) => {
    if (name !== 'user-3') return;
    tried.push(name);
    if (isSpoilt) throw new Error('no mail can be made of it');
  });
  const round = () => process(server.mailer).mailEach(itemsOf(...names), work);
  const others = names.filter((name) => name !== 'user-3').toSorted();
  expect(await round()).toBe(true);
  expect([server.addresses(), await told()]).toEqual([others, others]);
  await round();
  expect(tried).toHaveLength(1);
  for (const [rest, tries] of [
    [1, 2],
    [1, 2],
    [1, 3],
    [3, 3],
    [1, 4],
  ] as const) {
    now += rest * LEASE_MS;
    await round();
    expect(tried).toHaveLength(tries);
  }
  expect(await told()).toEqual(others);
  isSpoilt = false;
  now += HOUR_MS;
  await round();
  await round();
  expect(server.addresses()).toEqual(names.toSorted());
  expect(await unmade()).toBe(0);
});

it('gives an item up whose mail could not be made for days, counts it, and sends the next one', async () => {
  const ends: MailResult[] = [];
  const server = aMailServer();
  const spoilt = telling(() => {
    throw new Error('no mail can be made of it');
  });
  const outbox = process(server.mailer, ends);
  for (let days = 0; days < MAIL_DAYS; days += 1) {
    await outbox.mailEach(itemsOf('asha'), spoilt);
    expect([await told(), await unmade(), ends]).toEqual([[], 1, []]);
    now += DAY_MS;
  }
  await outbox.mailEach(itemsOf('asha'), spoilt);
  expect([await told(), await unmade(), ends]).toEqual([['asha'], 0, ['givenUp']]);
  await run(database, 'delete from platform.told');
  await outbox.mailEach(itemsOf('asha'), telling());
  expect(server.addresses()).toEqual(['asha']);
});

it('ends the round where not even a failure can be noted: the database is away', async () => {
  const server = aMailServer();
  const failing = Object.assign(Object.create(database), {
    transaction: () => Promise.reject(new Error('the database is away')),
    query: async (statement: { readonly name: string }, ...values: never[]) => {
      if (statement.name === 'unmade-mails.note') throw new Error('the database is away');
      return Reflect.apply(database.query, database, [statement, ...values]);
    },
  });
  const outbox = anOutbox({ database: failing, authorship, mailer: server.mailer, now: () => now });
  await expect(outbox.mailEach(itemsOf('asha', 'ravi'), telling())).rejects.toThrow('the database is away');
  expect([server.addresses(), await told()]).toEqual([[], []]);
});

it('forgets what could not be made and is due no more', async () => {
  const outbox = process(aMailServer().mailer);
  await outbox.mailEach(
    itemsOf('asha'),
    telling(() => {
      throw new Error('no mail can be made of it');
    }),
  );
  await outbox.giveUp(now + MAIL_DAYS * DAY_MS);
  expect(await unmade()).toBe(1);
  await outbox.giveUp(now + (MAIL_DAYS + 1) * DAY_MS);
  expect(await unmade()).toBe(0);
});

it('gives up after days what no server took, and counts it', async () => {
  const ends: MailResult[] = [];
  const server = aMailServer(() => {
    throw new Error('connection refused');
  });
  const outbox = process(server.mailer, ends);
  await outbox.mailEach(itemsOf('asha'), telling());
  await outbox.giveUp(now + MAIL_DAYS * DAY_MS);
  expect([ends, await waiting()]).toEqual([[], 1]);
  await outbox.giveUp(now + (MAIL_DAYS + 1) * DAY_MS);
  expect([ends, await waiting()]).toEqual([['givenUp'], 0]);
});

it('keeps nothing that says to whom a mail goes or what is in it', async () => {
  const server = aMailServer(() => {
    throw new Error('connection refused');
  });
  await process(server.mailer).mailEach(itemsOf('asha@mail.example'), telling());
  const rows = await select(database, { all: text }, 'select m::text as all from platform.waiting_mails m');
  const said = rows[0]?.all ?? '';
  for (const secret of ['asha', 'News', 'Some.'])
    expect([said.includes(secret), said.includes(Buffer.from(secret).toString('hex'))]).toEqual([false, false]);
});
