import { makeModerator } from '@tests/support/make-moderator';
import { moveSessions } from '@tests/support/move-sessions';
import { select } from '@tests/support/sql';
import { DECISION_UNDO_MS, MAX_QUEUED_CASES } from '@/core/trust/moderation/decisions.rules';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { Moderation } from '@/server/platform/moderation/moderation';
import { boolean, bytes, text, textOf, uuid } from '@/server/platform/sql-types';
import type { Person, World } from '../integration/harness/world';
import { columnsOf } from './columns';
import type { DumpedRow } from './dump';
import { settled } from './moderating';
import { succeeded } from './people';
import type { Scene } from './scene';
import type { Sheet } from './sheets';

const TABLES = {
  post: 'content.posts',
  comment: 'content.comments',
  review: 'research.reviews',
  interview: 'research.interviews',
  benefits: 'research.benefit_reports',
  photo: 'research.photos',
} as const;

const LISTED = Object.entries(TABLES)
  .map(([kind, table]) => `select '${kind}' as kind, id from ${table} where octet_length(author_seal) > 0`)
  .join(' union all ');

const NAME = 'what a moderator sees';

export async function openCases({ server: { database, authorship }, now }: World): Promise<void> {
  const moderation = new Moderation(moderatedKinds, authorship, now, { showWithinHours: 0 });
  // None of them is decided.
  moderation.standsBy(() => Promise.resolve());
  const unread = `select kind, id from (${LISTED}) as written where id not in (select item_id from moderation.cases)`;
  for (const { kind, id } of await select(database, { kind: textOf<keyof typeof TABLES>(), id: uuid }, unread))
    await database.transaction((tx) =>
      moderation.complain(tx, { kind, id, ground: 'OTHER', isDoubtful: false, network: id }),
    );
}

const TAKEN_OFF = 3;
/** Until decisions are final and statements sent. */
const SETTLED_MS = 2 * DECISION_UNDO_MS;

export async function moderatorsView(scene: Scene): Promise<Sheet> {
  const authors = await authorsOfCases(scene);
  const itemOf = await itemsOfCases(scene);
  const first = await decideAll(await aModerator(scene), (place) => place % TAKEN_OFF === 0);
  await scene.pass(SETTLED_MS);
  await settled(scene.world);
  await appeal(scene);
  for (const [caseId, item] of await itemsOfCases(scene)) itemOf.set(caseId, item);
  const second = await decideAll(await aModerator(scene), () => false);
  const authorOf = new Map([...authors].map(([caseId, author]) => [itemOf.get(caseId), author]));
  const rows = [...first, ...second];
  const found = rows.map(({ caseId }) => authorOf.get(itemOf.get(String(caseId))));
  const columns = columnsOf(
    { name: NAME, types: typesOf(rows), references: [], parts: [rows] },
    rows.map((row) => ({ row, partition: 0 })),
  );
  return {
    name: NAME,
    side: 'author',
    owners: found.map((author) => author?.userId ?? null),
    isSigned: found.map((author) => author?.isSigned ?? false),
    columns,
  };
}

async function aModerator({ world }: Scene): Promise<Person> {
  const moderator = await world.reader();
  await makeModerator(world.server.database, moderator.userId);
  await moveSessions(world.server, [moderator], 30);
  return moderator;
}

async function decideAll(moderator: Person, isRemoved: (place: number) => boolean): Promise<readonly DumpedRow[]> {
  const rows: DumpedRow[] = [];
  for (let open = MAX_QUEUED_CASES; open > 0; ) {
    const queue = (await succeeded(moderator.get('/api/moderation/cases'))).body;
    for (const [place, entry] of queue.cases.entries()) {
      const path = `/api/moderation/cases/${entry.caseId}`;
      const { seen, case: claimed, ...shown } = (await succeeded(moderator.call('PUT', `${path}/claim`))).body;
      const verdict = isRemoved(rows.length) ? 'remove' : 'keep';
      const body = { verdict, rule: verdict === 'remove' ? 'OFF_TOPIC' : null, words: [], seen };
      const decided = (await succeeded(moderator.call('PUT', `${path}/decision`, { body }))).body;
      const parts = shown.parts.map((part: { text: string | null }) => part.text).join('\n');
      rows.push({ ...entry, ...claimed, ...shown, ...decided, seen, parts, place: rows.length, listed: place });
    }
    open = queue.cases.length;
  }
  return rows;
}

async function appeal({ people }: Scene): Promise<void> {
  const body = { sentence: 'It is about work, and my own.' };
  for (const { client } of people) {
    await succeeded(client.post('/login/sessions/renew', {}));
    const { items } = (await succeeded(client.get('/api/moderation/statements'))).body;
    for (const { statementId, statement } of items)
      if (statement.reply.isOpen)
        await succeeded(client.call('PUT', `/api/moderation/statements/${statementId}/appeal`, { body }));
  }
}

async function itemsOfCases({ world }: Scene): Promise<Map<string, string>> {
  const all = 'select id, item_id from moderation.cases';
  const cases = await select(world.server.database, { id: uuid, item_id: uuid }, all);
  return new Map(cases.map(({ id, item_id: itemId }) => [id, itemId]));
}

interface CaseAuthor {
  readonly userId: string;
  readonly isSigned: boolean;
}

async function authorsOfCases({ world, people }: Scene): Promise<ReadonlyMap<string, CaseAuthor>> {
  const { database, authorship } = world.server;
  const users = await select(
    database,
    { id: uuid, email: text },
    'select id, email::text as email from identity.users',
  );
  const emails = new Set(people.map(({ email }) => email));
  const personas = new Map(
    users
      .filter(({ email }) => emails.has(email))
      .map(({ id }) => [Buffer.from(authorship.personaRef(id)).toString('hex'), id]),
  );
  const found = new Map<string, CaseAuthor>();
  for (const [kind, table] of Object.entries(TABLES)) {
    const signed = kind === 'post' || kind === 'comment' ? `t.profile_type = 'ANONYMOUS'` : 'false';
    const sealed = await select(
      database,
      { case_id: uuid, id: uuid, seal: bytes, is_signed: boolean },
      `select c.id as case_id, t.id, t.author_seal as seal, ${signed} as is_signed from moderation.cases c join ${table} t on t.id = c.item_id
       where octet_length(t.author_seal) > 0`,
    );
    for (const { case_id, id, seal, is_signed: isSigned } of sealed) {
      const userId = personas.get(Buffer.from(authorship.openAuthor(seal, id)).toString('hex'));
      if (userId !== undefined) found.set(case_id, { userId, isSigned });
    }
  }
  return found;
}

function typesOf(rows: readonly DumpedRow[]): Readonly<Record<string, string>> {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return Object.fromEntries([...names].map((name) => [name, typeOf(rows.map((row) => row[name]))]));
}

function typeOf(values: readonly unknown[]): string {
  const known = values.filter((value) => value !== null && value !== undefined);
  if (known.every((value) => typeof value === 'boolean')) return 'boolean';
  if (known.every((value) => typeof value === 'number')) return 'integer';
  const isTime = known.every((value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value));
  return isTime ? 'timestamp' : 'text';
}
