import { createHash, randomBytes } from 'node:crypto';
import { makeModerator } from '@tests/support/make-moderator';
import { moveSessions } from '@tests/support/move-sessions';
import { run, select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { Moderation } from '@/server/platform/moderation/moderation';
import { integer, text } from '@/server/platform/sql-types';
import { storeReportOnce } from '@/server/services/trust/feed/reports/reports.queries';
import { settleDecisions } from '@/server/services/trust/moderation/moderation/settle';
import type { Person, World } from './harness/world';
import { post, startWorld } from './harness/world';

const ACCOUNTS = 500;
const REPORTS_OF_EACH = 20;
const POSTS = 200;
/** Enough decided cases to prove each account often wrong. */
const DECIDED = 120;

let world: World;
let moderation: Moderation;
let moderator: Person;
let voters: readonly Buffer[] = [];

beforeAll(async () => {
  const limits = { login: 1_000, writes: 1_000_000, contributions: 1_000_000, reads: 1_000_000 };
  world = await startWorld('pglite', { config: { limits } });
  moderation = new Moderation(moderatedKinds, world.server.authorship, world.now, { showWithinHours: 0 });
  moderator = await world.reader();
  const { database, authorship } = world.server;
  await makeModerator(database, moderator.userId);
  await moveSessions(world.server, [moderator], 30, 60);
  voters = Array.from({ length: ACCOUNTS }, () => Buffer.from(authorship.voterRef(randomBytes(32))));
});
afterAll(() => world.stop());

async function report(voterRef: Buffer, postId: string, reason: 'ABUSE' | 'IDENTITY'): Promise<void> {
  await world.server.database.transaction(async (tx) => {
    const [kept] = await tx.query(storeReportOnce, 'post', postId, voterRef, reason, null);
    if (kept?.is_decided !== true) await moderation.report(tx, { kind: 'post', id: postId, reason, voterRef });
  });
}

async function posts(count: number, about: string): Promise<readonly string[]> {
  const written: string[] = [];
  let author = await world.writer();
  for (let number = 0; number < count; number += 1) {
    if (number % 20 === 19) author = await world.writer();
    // No shared words: each repetition is a case of its own.
    const words =
      createHash('sha512')
        .update(`${about} ${number}`)
        .digest('hex')
        .match(/[a-f]{3,}/g) ?? [];
    written.push(await post(author, { title: `${about} ${number}`, content: `Our team ${words.join(' ')} moved.` }));
  }
  return written;
}

async function flood(targets: readonly string[]): Promise<void> {
  for (const [account, voterRef] of voters.entries())
    for (let number = 0; number < REPORTS_OF_EACH; number += 1) {
      const target = targets[(account + number * 10) % targets.length];
      if (target !== undefined) await report(voterRef, target, number % 2 === 0 ? 'ABUSE' : 'IDENTITY');
    }
}

const queue = async () => (await moderator.get('/api/moderation/cases')).body;

async function statuses(): Promise<readonly string[]> {
  const rows = await select(world.server.database, { status: text }, 'select distinct status from content.posts');
  return rows.map(({ status }) => status);
}

async function keepNext(): Promise<void> {
  const { cases } = await queue();
  const { caseId } = cases[0];
  const { seen } = (await moderator.call('PUT', `/api/moderation/cases/${caseId}/claim`)).body;
  const body = { verdict: 'keep', rule: null, words: [], seen };
  expect((await moderator.call('PUT', `/api/moderation/cases/${caseId}/decision`, { body })).status).toBe(200);
}

it('10,000 false reports of 500 accounts hide nothing, are a case for each post, and come last once their reporters were wrong', async () => {
  const targets = await posts(POSTS, 'Target');
  await flood(targets);
  const { database } = world.server;
  const [stored] = await select(database, { n: integer }, 'select count(*)::int as n from content.reports');
  expect(stored?.n).toBe(ACCOUNTS * REPORTS_OF_EACH);
  expect((await queue()).open).toBe(POSTS);
  expect(await statuses()).toEqual(['LIVE']);

  // A check's case is due earlier and read first.
  const [held] = await posts(1, 'Held');
  const findings = [{ rule: 'CONTACT', words: [], note: 'A phone number' }] as const;
  await database.transaction((tx) => moderation.hold(tx, { kind: 'post', id: held ?? '', findings }));
  expect((await queue()).cases[0]).toMatchObject({ origin: 'CHECK', reports: 0 });
  await keepNext();

  for (let decided = 0; decided < DECIDED; decided += 1) await keepNext();
  world.pass(DECISION_UNDO_MS + HOUR_MS);
  await settleDecisions({
    database,
    authorship: world.server.authorship,
    outbox: world.server.outbox,
    publish: world.server.publish,
    moderation,
    now: world.now,
  });
  expect(await statuses()).toEqual(['LIVE']);

  // The same accounts again: an honest, later report comes first.
  const more = await posts(POSTS, 'Again');
  await flood(more);
  world.pass(DAY_MS);
  await run(database, `update moderation.cases set state = 'CLOSED' where state = 'OPEN' and not is_doubtful`);
  const [honest] = await posts(1, 'Honest');
  await report(Buffer.from(world.server.authorship.voterRef(randomBytes(32))), honest ?? '', 'ABUSE');
  const { cases, open } = await queue();
  expect(open).toBe(POSTS + 1);
  expect(cases[0].reports).toBe(1);
  expect(await statuses()).toEqual(['LIVE']);
});
