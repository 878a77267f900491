import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { postCommented } from '@/core/talk/notifications/notification-texts.rules';
import { createAuthorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { migrate } from '@/server/platform/migrate';
import { bigint } from '@/server/platform/sql-types';
import { sealDevice } from '@/server/services/account/push/push/device-seal';
import { PushRounds } from '@/server/services/account/push/push/rounds';
import { Inbox } from '@/server/services/talk/notification/notifications/inbox';
import { run, select } from '../support/sql';
import { openDatabaseOn, testDatabaseKinds } from '../support/test-database';

const NOON = Date.parse('2026-11-23T12:00:00+05:30');
const DEVICES = 100_000;
const IN_ONE_GO = 5_000;
const POST = { postId: randomUUID(), commentId: 'c1', text: 'It took me 60 days.', comments: 1 };

const INSERT_SESSIONS = `insert into identity.sessions (id, owner_ref, owner_seal, access_hash, access_seal, provider, started_on, seen_on, ends_on)
  select one.id::uuid, decode(one.ref, 'hex'), ''::bytea, decode(one.ref, 'hex'), ''::bytea, 'google', $2::text::date, $2::text::date, $3::text::date
  from jsonb_to_recordset($1::text::jsonb) as one (id text, ref text)`;
const INSERT_DEVICES = `insert into persona.push_devices (device_ref, inbox_ref, endpoint_ref, device_seal, ends_on)
  select decode(one.ref, 'hex'), decode(one.inbox, 'hex'), decode(one.endpoint, 'hex'), decode(one.seal, 'hex'), $2::text::date
  from jsonb_to_recordset($1::text::jsonb) as one (ref text, inbox text, endpoint text, seal text)`;
const INSERT_NEWS = `insert into persona.notifications (id, inbox_ref, subject_ref, created_on, created_seal, payload_seal)
  select one.id::uuid, decode(one.inbox, 'hex'), decode(one.subject, 'hex'), $2::text::date, decode(one.moment, 'hex'), decode(one.payload, 'hex')
  from jsonb_to_recordset($1::text::jsonb) as one (id text, inbox text, subject text, moment text, payload text)`;

describe.each(testDatabaseKinds)('push to a hundred thousand devices on %s', (kind) => {
  const authorship = createAuthorship(Buffer.alloc(32, 1));
  let database: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, drop } = await openDatabaseOn(kind));
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  const count = async (table: string) =>
    Number((await select(database, { n: bigint }, `select count(*) as n from ${table}`))[0]?.n);
  const hex = (bytes: unknown) => Buffer.from(bytes as Uint8Array).toString('hex');

  async function plant(from: number): Promise<void> {
    const inbox = new Inbox(authorship, () => NOON);
    const day = dayInIndia(NOON);
    const rows = Array.from({ length: IN_ONE_GO }, (_, place) => {
      const sessionId = randomUUID();
      const persona = authorship.personaRef(sessionId);
      const inboxRef = authorship.inboxRef(persona);
      const endpoint = `https://push.example/${(from + place) % 3 === 0 ? 'dead' : 'live'}/${from + place}`;
      const device = { sessionId, persona: persona.toString('base64'), endpoint, keys: { p256dh: 'a', auth: 'b' } };
      const sealed = inbox.sealed(persona, postCommented(POST));
      const [subject, moment, payload] = [sealed.subject_ref, sealed.created_seal, sealed.payload_seal];
      return {
        session: { id: sessionId, ref: hex(authorship.ownerRef(sessionId)) },
        device: {
          ref: hex(authorship.pushDeviceRef(sessionId)),
          inbox: hex(inboxRef),
          endpoint: hex(authorship.endpointRef(endpoint)),
          seal: hex(sealDevice(authorship, inboxRef, device)),
        },
        news: {
          id: sealed.id,
          inbox: hex(inboxRef),
          subject: hex(subject),
          moment: hex(moment),
          payload: hex(payload),
        },
      };
    });
    await run(database, INSERT_SESSIONS, JSON.stringify(rows.map(({ session }) => session)), day, '2026-12-23');
    await run(database, INSERT_DEVICES, JSON.stringify(rows.map(({ device }) => device)), '2026-12-23');
    await run(database, INSERT_NEWS, JSON.stringify(rows.map(({ news }) => news)), day);
  }

  it('tells each of them once, forgets the third that is dead, and holds what a service puts off', async () => {
    for (let from = 0; from < DEVICES; from += IN_ONE_GO) await plant(from);
    expect(await count('persona.pushes')).toBe(DEVICES);
    const sent = new Map<string, number>();
    const sender = {
      send: async ({ endpoint }: { readonly endpoint: string }) => {
        sent.set(endpoint, (sent.get(endpoint) ?? 0) + 1);
        if (endpoint.includes('/dead/')) return { kind: 'gone' } as const;
        return endpoint.endsWith('7') ? ({ kind: 'later', seconds: 600 } as const) : ({ kind: 'taken' } as const);
      },
    };
    const rounds = () => new PushRounds({ database, authorship, sender, now: () => NOON });
    await Promise.all([rounds().run(), rounds().run()]);
    expect([sent.size, Math.max(...sent.values())]).toEqual([DEVICES, 1]);
    const dead = Math.ceil(DEVICES / 3);
    expect(await count('persona.push_devices')).toBe(DEVICES - dead);
    const live = [...sent.keys()].filter((endpoint) => endpoint.includes('/live/'));
    expect(await count('persona.pushes')).toBe(live.filter((endpoint) => endpoint.endsWith('7')).length);
    await rounds().run();
    expect(Math.max(...sent.values())).toBe(1);
  });
});
