import { randomUUID } from 'node:crypto';
import { aComplaint } from '@tests/support/a-complaint';
import { anOutbox } from '@tests/support/an-outbox';
import { makeModerator } from '@tests/support/make-moderator';
import { moveSessions } from '@tests/support/move-sessions';
import { run, select } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { ANSWER_DAYS } from '@/core/trust/moderation/author-answers.rules';
import { ACT_RETENTION_DAYS, DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import type { Database } from '@/server/platform/database';
import { createMailboxMailer } from '@/server/platform/mail/create-mailer';
import { Moderation } from '@/server/platform/moderation/moderation';
import { pauseTasksWhile } from '@/server/platform/schedule';
import { integer, text } from '@/server/platform/sql-types';
import { remindDutyOfficer } from '@/server/services/trust/complaints/complaints/duty';
import { askAuthors } from '@/server/services/trust/moderation/answers/ask-authors';
import { casesHousekeeping } from '@/server/services/trust/moderation/moderation/housekeeping';
import { settleDecisions } from '@/server/services/trust/moderation/moderation/settle';
import { appendLog } from '@/server/services/trust/moderation/public-log/append-log';
import { storedLog } from '@/server/services/trust/moderation/public-log/stored-log';
import { verifyLog } from '@/server/services/trust/moderation/public-log/verify-log';
import { untilInIndia } from '../../contract/harness/until-in-india';
import type { Person, World } from '../harness/world';
import { post, startWorld } from '../harness/world';

let world: World;
let moderation: Moderation;
let moderator: Person;

beforeAll(async () => {
  world = await startWorld(testDatabaseKind);
  pauseTasksWhile(world.server.app, () => true);
  world.pass(untilInIndia(world.now(), '10:00'));
  moderation = new Moderation(moderatedKinds, world.server.authorship, world.now, { showWithinHours: 0 });
  moderator = await world.reader();
  await makeModerator(world.server.database, moderator.userId);
  await moveSessions(world.server, [moderator], 30);
});
afterAll(() => world.stop());
beforeEach(async () => {
  const tables = [
    'moderation.cases',
    'moderation.complaints',
    'platform.waiting_mails',
    'moderation.unlogged',
    'platform.mailbox',
  ];
  for (const table of tables) await run(world.server.database, `delete from ${table}`);
});

function parts(database: Database = world.server.database) {
  const { authorship, publish } = world.server;
  const mailer = createMailboxMailer({ database, authorship, now: world.now });
  const outbox = anOutbox({ database, authorship, mailer, now: world.now });
  const common = { database, authorship, publish, moderation, outbox, now: world.now };
  return { ...common, dutyMail: 'notices@tarakki.example' };
}

const complain = (complaint: object, who = world.guest()) => who.post('/api/complaints/complaints', complaint);
const cases = async () => (await moderator.get('/api/moderation/cases')).body.cases;

async function removeSoleCase(): Promise<void> {
  const [{ caseId }] = await cases();
  const { seen } = (await moderator.call('PUT', `/api/moderation/cases/${caseId}/claim`)).body;
  const body = { verdict: 'remove', rule: 'ABUSE', words: [], seen };
  expect((await moderator.call('PUT', `/api/moderation/cases/${caseId}/decision`, { body })).status).toBe(200);
  world.pass(DECISION_UNDO_MS);
}

async function left(): Promise<Readonly<Record<string, number>>> {
  const [found] = await select(
    world.server.database,
    { waiting: integer, lines: integer, statements: integer, mails: integer },
    `select (select count(*) from moderation.unlogged)::int as waiting, (select count(*) from moderation.log)::int as lines,
       (select count(*) from persona.statements)::int as statements, (select count(*) from platform.waiting_mails)::int as mails`,
  );
  return { ...found };
}

const mailsTo = async (address: string) =>
  (
    await select(
      world.server.database,
      { said: text },
      `select subject || ' ' || body as said from platform.mailbox where address = $1`,
      address,
    )
  ).map(({ said }) => said);

async function answerMails(address: string): Promise<readonly string[]> {
  await remindDutyOfficer(parts());
  await parts().outbox.sendDue();
  return (await mailsTo(address)).filter((mail) => mail.startsWith('The answer'));
}

const STOPPED = 'The server was killed.';

function killedAfter(statements: number): Database {
  let ran = 0;
  const of = (inner: Database): Database => ({
    kind: inner.kind,
    query: (statement, ...values) => {
      ran += 1;
      return ran > statements ? Promise.reject(new Error(STOPPED)) : inner.query(statement, ...values);
    },
    transaction: (work) => inner.transaction((tx) => work(of(tx))),
    afterCommit: (act) => inner.afterCommit(act),
    execute: (script) => inner.execute(script),
    close: async () => undefined,
  });
  return of(world.server.database);
}

/** Restarts a job, killed one statement later each time, until it ends; returns what each kill left. */
async function killedAtEachStatement(job: (database: Database) => Promise<void>) {
  const after: Awaited<ReturnType<typeof left>>[] = [];
  for (;;) {
    const outcome = await job(killedAfter(after.length)).then(
      () => 'ended',
      (error: unknown) => (error instanceof Error ? error.message : 'failed'),
    );
    if (outcome === 'ended') return after;
    expect(outcome).toBe(STOPPED);
    after.push(await left());
  }
}

it('a server that is killed at any statement between a decision and its line leaves both undone or both done, once', async () => {
  const person = await world.writer();
  await complain(aComplaint(await post(person), { ground: 'HARASSMENT' }));
  await removeSoleCase();
  const before = await left();
  const { waiting = 0, statements = 0, mails = 0, lines = 0 } = before;
  const settled = { waiting: waiting + 1, statements: statements + 1, mails: mails + 1, lines };
  const kills = await killedAtEachStatement((of) => settleDecisions(parts(of)));
  expect(kills.length).toBeGreaterThan(8);
  // The last kill came after the commit, while looking for another decision.
  expect(kills).toEqual([...kills.slice(1).map(() => before), settled]);
  expect(await left()).toEqual(settled);
  await Promise.all([settleDecisions(parts()), settleDecisions(parts())]);
  expect(await left()).toEqual(settled);

  await appendLog(parts());
  world.pass(8 * DAY_MS);
  const appends = await killedAtEachStatement((of) => appendLog(parts(of)));
  expect(appends.length).toBeGreaterThan(4);
  expect(appends).toEqual(appends.map(() => settled));
  await appendLog(parts());
  expect(await left()).toEqual({ ...settled, waiting: 0, lines: lines + 1 });
  const log = await storedLog({ ...world.server, address: world.server });
  expect(await verifyLog(log, null)).toEqual({ lines: lines + 1, takenOut: 0, faults: [] });
});

it('what moderators did is logged for 180 days, and then gone with its case', async () => {
  await complain(aComplaint(await post(await world.writer()), { ground: 'HARASSMENT' }));
  await removeSoleCase();
  await settleDecisions(parts());
  const logged = async () => {
    const sql = `select (select count(*) from moderation.acts)::int as acts, (select count(*) from moderation.cases)::int as cases`;
    const [found] = await select(world.server.database, { acts: integer, cases: integer }, sql);
    return found;
  };
  const acts = (await logged())?.acts ?? 0;
  expect(acts).toBeGreaterThan(0);
  const ends = (days: number) => casesHousekeeping(parts())(world.now() + days * DAY_MS);
  await ends(ACT_RETENTION_DAYS - 1);
  expect(await logged()).toEqual({ acts, cases: 1 });
  await ends(ACT_RETENTION_DAYS);
  expect(await logged()).toEqual({ acts: 0, cases: 0 });
});

const end = async (person: Person, contributions: 'erase' | 'unlink') => {
  const { userName } = (await person.get('/api/user/user/anonymous-profile')).body;
  const body = { confirmation: userName === '' ? 'delete' : userName, contributions };
  expect((await person.post('/api/user/user/delete', body)).status).toBe(204);
};

it('a complaint whose author ends the account, and takes all along, is answered as about what is gone', async () => {
  const person = await world.writer();
  const complaint = aComplaint(await post(person));
  await complain(complaint);
  await askAuthors(parts());
  expect((await person.get('/api/moderation/statements')).body.items).toHaveLength(1);
  const { statements: told = 0 } = await left();
  await end(person, 'erase');
  expect((await left()).statements).toBe(told - 1);
  await casesHousekeeping(parts())(world.now());
  expect(await cases()).toEqual([]);
  expect(await answerMails(complaint.email ?? '')).toEqual([expect.stringContaining('author removed it')]);
  const { answer } = (await world.guest().get(`/api/complaints/complaints/${complaint.key}`)).body;
  expect(answer).toMatchObject({ outcome: 'GONE', rule: null });
});

it('a complaint about a post whose author was asked, and ends the account but leaves the text, waits for no answer; only who complained is told', async () => {
  const person = await world.writer();
  const complaint = aComplaint(await post(person));
  await complain(complaint);
  await askAuthors(parts());
  expect((await cases())[0].answerUntil).not.toBeNull();
  await end(person, 'unlink');
  const { statements } = await left();
  await removeSoleCase();
  await settleDecisions(parts());
  expect((await left()).statements).toBe(statements);
  expect(await answerMails(complaint.email ?? '')).toEqual([expect.stringContaining('Rule 6')]);
});

it('a complaint about a review waits as long as if its author had kept the account: that tells no moderator when it ended', async () => {
  const person = await world.writer();
  const review = {
    ...{ rating: 3, aspects: {}, title: null, likes: 'The canteen is good.', dislikes: 'The rosters change late.' },
    ...{ jobProfile: null, departmentId: null, city: null, employment: null, isCurrent: true, years: null },
  };
  const body = { companyName: 'Vaayuna Technologies', review };
  const key = { 'idempotency-key': randomUUID() };
  const { reviewId } = (await person.post('/api/review/reviews', body, key)).body;
  const address = `https://tarakki.example/reviews/vaayuna-technologies-reviews#review-${reviewId}`;
  expect((await complain(aComplaint('', { address }))).status).toBe(201);
  await askAuthors(parts());
  const before = await cases();
  expect(before).toEqual([expect.objectContaining({ kind: 'review', answerUntil: expect.any(String) })]);
  await end(person, 'unlink');
  expect(await cases()).toEqual(before);
  world.pass((ANSWER_DAYS + 1) * DAY_MS);
  await removeSoleCase();
});

it('a complaint of a user who ends the account is decided and answered all the same, and names nobody meanwhile', async () => {
  const { database, authorship } = world.server;
  const person = await world.writer();
  const complaint = aComplaint(await post(await world.writer()), { ground: 'HARASSMENT', email: null });
  expect((await complain(complaint, person)).status).toBe(201);
  await end(person, 'erase');
  const rows = await select(database, { all: text }, 'select c::text as all from moderation.complaints c');
  const refs = [person.userId, authorship.personaRef(person.userId).toString('hex'), person.email];
  expect(refs.filter((ref) => JSON.stringify(rows).includes(ref))).toEqual([]);
  await removeSoleCase();
  await settleDecisions(parts());
  expect(await answerMails(person.email)).toEqual([expect.stringContaining('Rule 6')]);
  const { answer } = (await world.guest().get(`/api/complaints/complaints/${complaint.key}`)).body;
  expect(answer).toMatchObject({ outcome: 'REMOVED' });
});
