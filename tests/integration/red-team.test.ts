import { randomUUID } from 'node:crypto';
import { select } from '@tests/support/sql';
import { expect, it } from 'vitest';
import { MemoryFiles } from '@/server/platform/files/memory-files';
import { StoredFiles } from '@/server/platform/files/stored-files';
import { Housekeeping } from '@/server/platform/housekeeping';
import { text } from '@/server/platform/sql-types';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { DumpedRow, DumpedTable } from './harness/red-team';
import { bestGuesses, dumpRows, orderingsOf } from './harness/red-team';
import type { Person, World } from './harness/world';
import { post, startWorld } from './harness/world';

const USERS = 30;
const HOUR_MS = 3_600_000;
const CODE_MAIL = '/api/user/user/email-verification/otp';

/**
 * By chance one of 30 users stands at the same place in two orders. Over the thousand pairs that are tried, ten by chance are seen
 * once in ten thousand runs, and a correlation of 0.85 even less often; where an order leaks it is 30, and 0.99.
 */
const MAX_FOUND = 9;
const MAX_CORRELATION = 0.85;

/** Somebody has a dump of everything but the key, and the server has kept house. They know who joined, and ask who wrote what. */
describeOnDatabases('a dump of everything but the key', (on) => {
  const oneByOne = async (count: number, work: (index: number) => Promise<void>): Promise<void> => {
    for (let index = 0; index < count; index += 1) await work(index);
  };
  const atOnce = async (count: number, work: (index: number) => Promise<void>): Promise<void> => {
    await Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  };

  it.each([
    ['one by one', oneByOne],
    ['at once', atOnce],
  ])(
    'gives away nobody by order, time or counter, where users come %s',
    async (_name, each) => {
      const world = await startWorld(on);
      const users: Person[] = [];
      const authors = { ANONYMOUS: new Map<string, string>(), DESIGNATION: new Map<string, string>() };
      const workAddresses = new Map<string, string>();
      const write = async (user: Person, profileType: keyof typeof authors): Promise<void> => {
        authors[profileType].set(await post(user, { profileType }), user.userId);
      };
      await each(USERS, async () => {
        const user = await world.writer(randomUUID());
        users.push(user);
        await user.post('/api/feed/v1/community/join', { type: 'topic', entityId: 1 });
        const email = `${randomUUID().slice(0, 8)}@vaayuna.example`;
        workAddresses.set(email, user.userId);
        const { careerStatusId } = (await user.get('/api/user/user/profile')).body;
        expect((await user.post(CODE_MAIL, { email, careerStatusId })).status).toBe(200);
        await write(user, 'ANONYMOUS');
      });
      const { sessions, database } = world.server;
      const files = new StoredFiles(database, new MemoryFiles());
      let hours = 0;
      const passHours = (count: number): void => {
        world.pass(count * HOUR_MS);
        hours += count;
      };
      const housekeeping = async (): Promise<void> => {
        const now = (): number => Date.now() + hours * HOUR_MS;
        await new Housekeeping({ database, authorship: world.server.authorship, sessions, files, now }).run();
      };
      // They come again with a new session's token, and are voted for; some of what was before is coarse by then.
      passHours(2);
      await housekeeping();
      const voter = await world.reader();
      await each(USERS, async (index) => {
        const user = users[index];
        if (user !== undefined) await write(user, 'DESIGNATION');
      });
      for (const resourceId of [...authors.ANONYMOUS.keys(), ...authors.DESIGNATION.keys()])
        await voter.post('/api/feed/v1/vote', { resourceId, resourceType: 'post', voteType: 'up' });

      const truth = await tablesOf(world, users, authors, workAddresses);
      const attack = async () => {
        const known = await orderingsOf(database, truth.known);
        const written = await orderingsOf(database, truth.written);
        const designated = await orderingsOf(database, truth.designated);
        const pseudonyms = await orderingsOf(database, truth.pseudonyms);
        return [...bestGuesses(known, [...pseudonyms, ...written]), ...bestGuesses(pseudonyms, designated)];
      };
      const before = Math.max(...(await attack()).map(({ correlation }) => Math.abs(correlation)));
      // Otherwise the attack would prove nothing.
      if (each === oneByOne) expect(before).toBeGreaterThan(0.9);

      passHours(3);
      await housekeeping();
      for (const guess of await attack()) {
        expect(guess).toSatisfy(({ found }: typeof guess) => found <= MAX_FOUND);
        expect(guess).toSatisfy(({ correlation }: typeof guess) => Math.abs(correlation) <= MAX_CORRELATION);
      }
      const counters = "select sequencename as name from pg_sequences where schemaname in ('identity', 'persona')";
      expect(await select(database, { name: text }, counters)).toEqual([]);
      expect(await dumpRows(database, 'persona.verification_codes')).toEqual([]);
      await world.stop();
    },
    240_000,
  );
});

/** Who is behind the rows of the tables; the attacker does not know that. */
async function tablesOf(
  { server: { database, authorship } }: World,
  users: readonly Person[],
  authors: Readonly<Record<'ANONYMOUS' | 'DESIGNATION', ReadonlyMap<string, string>>>,
  workAddresses: ReadonlyMap<string, string>,
) {
  const hex = (bytes: Uint8Array): string => `\\x${Buffer.from(bytes).toString('hex')}`;
  const refs = users.map(({ userId }) => ({ userId, persona: authorship.personaRef(userId) }));
  const isUser = new Set(users.map(({ userId }) => userId));
  const personas = new Map(refs.map(({ userId, persona }) => [hex(persona), userId]));
  const inboxes = new Map(refs.map(({ userId, persona }) => [hex(authorship.inboxRef(persona)), userId]));
  const careers = new Map(
    (
      await pairsOf(`select id::text as key, '\\x' || encode(persona_ref, 'hex') as value from persona.career_statuses`)
    ).map(([id, persona]) => [id, personas.get(persona)]),
  );
  async function pairsOf(statement: string): Promise<readonly (readonly [string, string])[]> {
    const rows = await select(database, { key: text, value: text }, statement);
    return rows.map(({ key, value }) => [key, value]);
  }
  const by =
    (column: string, users: ReadonlyMap<string, string | undefined>) =>
    (row: DumpedRow): string | undefined =>
      users.get(String(row[column]));
  const own =
    (column: string) =>
    (row: DumpedRow): string | undefined => {
      const id = String(row[column]);
      return isUser.has(id) ? id : undefined;
    };
  const known: readonly DumpedTable[] = [
    { name: 'identity.users', userOf: own('id') },
    { name: 'identity.accounts', userOf: own('user_id') },
    { name: 'platform.mailbox', userOf: by('address', workAddresses) },
  ];
  const pseudonyms: readonly DumpedTable[] = [
    { name: 'persona.personas', userOf: by('persona_ref', personas) },
    { name: 'persona.career_statuses', userOf: by('persona_ref', personas) },
    { name: 'persona.memberships', userOf: by('persona_ref', personas) },
    { name: 'persona.verification_codes', userOf: by('career_status_id', careers) },
  ];
  const written: readonly DumpedTable[] = [
    { name: 'content.posts', userOf: by('id', authors.ANONYMOUS) },
    { name: 'content.posts', userOf: by('id', authors.DESIGNATION) },
    { name: 'persona.notifications', userOf: by('inbox_ref', inboxes) },
  ];
  // Posts that do not show the pseudonym.
  const designated = written.slice(1, 2);
  return { known, pseudonyms, written, designated };
}
