import { randomUUID } from 'node:crypto';
import { KINDS } from '@tests/red-team/contributions';
import { aComplaint } from '@tests/support/a-complaint';
import { aPdf } from '@tests/support/a-pdf';
import { aSummons } from '@tests/support/a-summons';
import { anOutbox } from '@tests/support/an-outbox';
import { makeModerator } from '@tests/support/make-moderator';
import { moveSessions } from '@tests/support/move-sessions';
import { run, select } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import {
  CONTACT_DAYS,
  MAX_CASES_PER_DAY,
  MAX_HIDES_PER_DAY,
  MAX_STORED_PER_DAY,
} from '@/core/kernel/moderated/complaint-limits.rules';
import { ANSWER_DAYS } from '@/core/trust/moderation/author-answers.rules';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { Random } from '@/server/demo/random';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { createMailboxMailer } from '@/server/platform/mail/create-mailer';
import type { Mailer } from '@/server/platform/mail/mailer.port';
import { Moderation } from '@/server/platform/moderation/moderation';
import { pauseTasksWhile } from '@/server/platform/schedule';
import { boolean, integer, nullable, text, uuid } from '@/server/platform/sql-types';
import { remindDutyOfficer } from '@/server/services/trust/complaints/complaints/duty';
import { moveFormerMails } from '@/server/services/trust/complaints/complaints/former-mails';
import { complaintsHousekeeping } from '@/server/services/trust/complaints/complaints/housekeeping';
import { askAuthors } from '@/server/services/trust/moderation/answers/ask-authors';
import { casesHousekeeping } from '@/server/services/trust/moderation/moderation/housekeeping';
import { settleDecisions } from '@/server/services/trust/moderation/moderation/settle';
import { untilInIndia } from '../../contract/harness/until-in-india';
import type { Person, World } from '../harness/world';
import { post, startWorld } from '../harness/world';

const DUTY_MAIL = 'notices@tarakki.example';
const ORIGIN = 'https://tarakki.example';

let world: World;
let moderation: Moderation;
let author: Person;
let moderator: Person;
let second: Person;
const send = (body: object, who = world.guest()) => who.post('/api/complaints/complaints', body);

beforeAll(async () => {
  world = await startWorld(testDatabaseKind);
  pauseTasksWhile(world.server.app, () => true);
  moderation = new Moderation(moderatedKinds, world.server.authorship, world.now, { showWithinHours: 0 });
  [author, moderator, second] = [await world.writer(), await world.reader(), await world.reader()];
  for (const { userId } of [moderator, second]) await makeModerator(world.server.database, userId);
  await moveSessions(world.server, [author, moderator, second], 60, 400);
});
afterAll(() => world.stop());
beforeEach(async () => {
  const { database } = world.server;
  world.pass(untilInIndia(world.now(), '10:00'));
  for (const table of [
    'moderation.cases',
    'moderation.complaints',
    'moderation.mails',
    'platform.waiting_mails',
    'platform.mailbox',
    'platform.help_counts',
  ])
    await run(database, `delete from ${table}`);
});

function parts(mailer?: Mailer) {
  const { database, authorship, publish } = world.server;
  const mailbox = createMailboxMailer({ database, authorship, now: world.now });
  const address = { origin: ORIGIN };
  const outbox = anOutbox({ database, authorship, address, mailer: mailer ?? mailbox, now: world.now });
  return { database, authorship, publish, moderation, outbox, dutyMail: DUTY_MAIL, now: world.now };
}

async function round(): Promise<void> {
  await Promise.all([remindDutyOfficer(parts()), remindDutyOfficer(parts())]);
  await Promise.all([sendMails(parts()), sendMails(parts())]);
}

const sendMails = ({ outbox }: ReturnType<typeof parts>) => outbox.sendDue();

async function mailsTo(address: string): Promise<readonly string[]> {
  const rows = await select(
    world.server.database,
    { said: text },
    `select subject || ' ' || body as said from platform.mailbox where address = $1`,
    address,
  );
  return rows.map(({ said }) => said);
}

const row = async () => {
  const [found] = await select(
    world.server.database,
    { is_late: boolean, outcome: nullable(text), hours_taken: nullable(integer), reminders: integer, all: text },
    'select is_late, outcome, hours_taken, reminders::int as reminders, c::text as all from moderation.complaints c',
  );
  return found;
};

async function decide(verdict: 'keep' | 'remove', by = moderator): Promise<void> {
  const { cases } = (await by.get('/api/moderation/cases')).body;
  const { caseId } = cases[0];
  const { seen } = (await by.call('PUT', `/api/moderation/cases/${caseId}/claim`)).body;
  const decision = { verdict, rule: verdict === 'remove' ? 'PICTURE' : null, words: [], seen };
  expect((await by.call('PUT', `/api/moderation/cases/${caseId}/decision`, { body: decision })).status).toBe(200);
  world.pass(DECISION_UNDO_MS);
  await settleDecisions(parts());
}

it('sent five times at once is one complaint with one number, one case and one mail', async () => {
  const complaint = aComplaint(await post(author));
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(complaint)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.number}`)).size).toBe(1);
  await expect.poll(() => mailsTo(complaint.email ?? '')).toHaveLength(1);
  const [mail = ''] = await mailsTo(complaint.email ?? '');
  expect(mail).toContain(answers[0]?.body.number);
  expect(mail).toContain(`/complaints/${complaint.key}`);
  // Anybody can enter another's address: no sender text may reach it.
  expect(mail).not.toContain('salary');
  expect((await moderator.get('/api/moderation/cases')).body.open).toBe(1);
});

it('is kept sealed, and opens with its key alone', async () => {
  const complaint = aComplaint(await post(author), { ground: 'RIGHTS' });
  const { number } = (await send(complaint)).body;
  const stored = (await row())?.all ?? '';
  for (const said of [complaint.email ?? '', complaint.key, 'salary of March']) expect(stored).not.toContain(said);
  const read = (key: string) => world.guest().get(`/api/complaints/complaints/${key}`);
  expect((await read(complaint.key)).body.number).toBe(number);
  expect((await read(number)).status).toBe(400);
  await complaintsHousekeeping(world.server.database)(world.now() + CONTACT_DAYS * DAY_MS);
  expect((await read(complaint.key)).status).toBe(200);
  await decide('keep');
  await complaintsHousekeeping(world.server.database)(world.now() + (CONTACT_DAYS + 1) * DAY_MS);
  expect((await read(complaint.key)).body.code).toBe('complaint_not_found');
});

it('reminds whoever is on duty once for each part of its time, and is late after it', async () => {
  const { number } = (await send(aComplaint(await post(author), { ground: 'PRIVACY' }))).body;
  await round();
  expect(await mailsTo(DUTY_MAIL)).toEqual([]);
  world.pass(18 * HOUR_MS);
  await round();
  await round();
  expect(await mailsTo(DUTY_MAIL)).toEqual([expect.stringContaining(`${number}, Reveals someone’s identity`)]);
  // Both reminders fall due while the server is down.
  world.pass(18 * HOUR_MS);
  await round();
  await round();
  const mails = await mailsTo(DUTY_MAIL);
  expect(mails.filter((mail) => mail.startsWith('Late: '))).toHaveLength(1);
  expect(mails).toHaveLength(2);
  expect(await row()).toMatchObject({ is_late: true, reminders: 4 });
  await decide('keep');
  expect(await row()).toMatchObject({ is_late: true, outcome: 'KEPT' });
  expect((await row())?.hours_taken).toBeGreaterThanOrEqual(36);
});

it('is not late because a clock has jumped and come back', async () => {
  await send(aComplaint(await post(author), { ground: 'PRIVACY' }));
  world.pass(40 * HOUR_MS);
  await round();
  world.pass(-40 * HOUR_MS);
  await round();
  expect(await mailsTo(DUTY_MAIL)).toHaveLength(1);
  await decide('keep');
  expect(await row()).toMatchObject({ is_late: false, hours_taken: 1 });
});

it('is mailed once by this version where the version before has stored the mail', async () => {
  const { database, authorship } = world.server;
  const id = randomUUID();
  const dueAt = '2026-11-22T00:00:00Z';
  const stored = { kind: 'RECEIPT', to: 'c@company.example', number: 'CM-9', key: 'k', dueAt };
  const seal = authorship.sealJson(Buffer.from(id), stored, 512);
  await run(database, 'insert into moderation.mails (id, seal, ends_on) values ($1, $2, current_date)', id, seal);
  await Promise.all([moveFormerMails(parts()), moveFormerMails(parts())]);
  await Promise.all([sendMails(parts()), sendMails(parts())]);
  expect(await mailsTo('c@company.example')).toEqual([expect.stringContaining('CM-9')]);
});

it('is answered by mail with the rule and the committee, once the mail server is back', async () => {
  const complaint = aComplaint(await post(author), { ground: 'RIGHTS' });
  await send(complaint);
  await expect.poll(() => mailsTo(complaint.email ?? '')).toHaveLength(1);
  const refuse: Mailer = { send: async () => Promise.reject(new Error('no mail server')) };
  await decide('remove');
  await expect(sendMails(parts(refuse))).rejects.toThrow('no mail server');
  await sendMails(parts());
  expect(await mailsTo(complaint.email ?? '')).toHaveLength(1);
  world.pass(DAY_MS);
  await round();
  await round();
  const answers = (await mailsTo(complaint.email ?? '')).filter((mail) => mail.startsWith('The answer'));
  expect(answers).toEqual([expect.stringContaining('Rule 3, People or papers in a picture.')]);
  expect(answers[0]).toContain('gac.gov.in');
});

it('is told by mail that the contribution is back where its author wins an appeal; the time of the first answer stays', async () => {
  const complaint = aComplaint(await post(author), { ground: 'RIGHTS' });
  await send(complaint);
  await decide('remove');
  const before = await row();
  const { items } = (await author.get('/api/moderation/statements')).body;
  const body = { sentence: 'The number is that of the switchboard.' };
  const appealed = await author.call('PUT', `/api/moderation/statements/${items[0].statementId}/appeal`, { body });
  expect(appealed.status).toBeLessThan(300);
  const { cases } = (await second.get('/api/moderation/cases')).body;
  world.pass(DAY_MS);
  await decide('keep', second);
  expect(cases).toMatchObject([{ origin: 'APPEAL' }]);
  await round();
  const answers = (await mailsTo(complaint.email ?? '')).filter((mail) => mail.startsWith('The answer'));
  expect(answers).toHaveLength(2);
  expect(answers.filter((mail) => mail.includes('Its author appealed'))).toHaveLength(1);
  expect(await row()).toMatchObject({
    outcome: 'RESTORED',
    is_late: before?.is_late,
    hours_taken: before?.hours_taken,
  });
  const { answer } = (await world.guest().get(`/api/complaints/complaints/${complaint.key}`)).body;
  expect(answer).toMatchObject({ outcome: 'RESTORED', rule: null });
});

it('about what its author takes away is answered as such', async () => {
  const complaint = aComplaint(await post(author));
  const postId = complaint.address.split('/').at(-1) ?? '';
  await send(complaint);
  expect((await author.call('DELETE', `/api/feed/v1/post/${postId}`)).status).toBeLessThan(300);
  await run(world.server.database, 'delete from content.posts where id = $1', postId);
  await casesHousekeeping(parts())(world.now());
  await round();
  const { answer } = (await world.guest().get(`/api/complaints/complaints/${complaint.key}`)).body;
  expect(answer).toMatchObject({ outcome: 'GONE', rule: null });
  expect((await mailsTo(complaint.email ?? '')).some((mail) => mail.includes('author removed it'))).toBe(true);
});

it('hides a picture that is said to be intimate at once: one of a guest and a second of a user in a day, and none twice', async () => {
  const { database } = world.server;
  const client = await world.writer();
  const person = { client, email: '', workEmail: '', name: '', told: new Set<string>() };
  for (let made = 0; made <= MAX_HIDES_PER_DAY + 1; made += 1)
    await KINDS.photo?.({
      person,
      companyName: 'Vaayuna Technologies',
      random: new Random(`photo ${made}`),
      posts: [],
    });
  const live = `select id from research.photos where status = 'LIVE' and octet_length(author_seal) > 0 order by id`;
  const photos = (await select(database, { id: uuid }, live)).map(({ id }) => id);
  expect(photos.length).toBeGreaterThan(MAX_HIDES_PER_DAY);
  const complain = async (id = '', who = world.guest()) => {
    const address = `${ORIGIN}/photos/vaayuna-technologies-photos#photo-${id}`;
    return (await send(aComplaint('', { address, ground: 'INTIMATE' }), who)).body;
  };
  const [unknown, user] = [await world.user(), await world.user()];
  const unconfirmed = 'update identity.accounts set email_verified = false where user_id = $1';
  await run(database, unconfirmed, unknown.userId);
  const hidden = [
    (await complain(photos[0])).isHidden,
    (await complain(photos[1])).isHidden,
    (await complain(photos[1], unknown)).isHidden,
    (await complain(photos[1], user)).isHidden,
    (await complain(photos[2], user)).isHidden,
    (await complain(photos[2])).isHidden,
  ];
  expect(hidden).toEqual([true, false, false, true, false, false]);
  const seen = async () => (await select(database, { id: uuid }, live)).map(({ id }) => id);
  expect(await seen()).toEqual(photos.slice(MAX_HIDES_PER_DAY));
  await run(database, 'delete from moderation.cases where item_id <> $1', photos[0] ?? '');
  await decide('keep');
  expect(await seen()).toContain(photos[0]);
  world.pass(DAY_MS);
  expect((await complain(photos[0])).isHidden).toBe(false);
  expect((await complain(photos.at(-1))).isHidden).toBe(true);
  expect((await send(aComplaint(await post(author), { ground: 'INTIMATE' }))).body.isHidden).toBe(false);
});

it('of an authority that orders a removal is a case of three hours for each address, told at once', async () => {
  const [one, other] = [await post(author), await post(author)];
  const subject = `${ORIGIN}/p/${one} ${ORIGIN}/p/${other} ${ORIGIN}/about-us`;
  const uploaded = (await world.guest().post('/api/legal/order-documents', aPdf())).body.order;
  const order = aSummons({ kind: 'removal', subject, order: uploaded });
  const answer = await world.guest().post('/api/legal/summons', order);
  expect((await world.guest().post('/api/legal/summons', order)).body).toEqual(answer.body);
  const { cases } = (await moderator.get('/api/moderation/cases')).body;
  expect(cases).toMatchObject([
    { ground: 'ORDER', origin: 'ORDER' },
    { ground: 'ORDER', origin: 'ORDER' },
  ]);
  expect(Date.parse(cases[0].dueAt) - world.now()).toBeLessThanOrEqual(3 * HOUR_MS);
  await round();
  const told = (await mailsTo(DUTY_MAIL)).filter((mail) => mail.startsWith('2 complaints wait'));
  expect(told).toEqual([expect.stringContaining(`${answer.body.receipt}, Order`)]);
  await decide('keep');
  await round();
  const [mail = '', ...others] = await mailsTo(order.email);
  expect([others, mail.includes('/complaints/')]).toEqual([[], false]);
  expect(mail).toContain(answer.body.receipt);
});

it('beyond ten complaints and notices of a network in a day has a number, and leaves no text', async () => {
  const postId = await post(author);
  const notice = () => aSummons({ kind: 'information' });
  for (let sent = 0; sent < MAX_STORED_PER_DAY; sent += 1)
    expect((await world.guest().post('/api/legal/summons', notice())).status).toBe(201);
  const over = notice();
  const { body } = await world.guest().post('/api/legal/summons', over);
  expect(body.isKept).toBe(true);
  expect((await world.guest().post('/api/legal/summons', over)).body).toEqual(body);
  expect((await mailsTo(DUTY_MAIL)).filter((mail) => mail.includes(body.receipt))).toEqual([]);
  const stored = await select(
    world.server.database,
    { details: text },
    `select notice ->> 'details' as details from platform.legal_notices where receipt = $1`,
    body.receipt,
  );
  expect(stored).toEqual([{ details: '' }]);
  expect((await send(aComplaint(postId))).body.isMailed).toBe(false);
  expect((await send(aComplaint(postId, { ground: 'INTIMATE' }))).body.isHidden).toBe(false);
  expect((await moderator.get('/api/moderation/cases')).body.cases).toMatchObject([{ ground: 'OTHER' }]);
  const full = 'update platform.help_counts set count = $1 where count > $2';
  await run(world.server.database, full, MAX_CASES_PER_DAY, MAX_STORED_PER_DAY);
  const rows = async () => {
    const counted = `select (select count(*) from moderation.complaints)::int as complaints, (select count(*) from moderation.cases)::int as cases,
                       (select count(*) from platform.legal_notices)::int as notices, (select count(*) from platform.help_counts)::int as counts`;
    const columns = { complaints: integer, cases: integer, notices: integer, counts: integer };
    return (await select(world.server.database, columns, counted))[0];
  };
  const before = await rows();
  const many = aComplaint(await post(author), { ground: 'INTIMATE' });
  const unkept = await send(many);
  const { number } = unkept.body;
  expect(unkept).toMatchObject({ status: 201, body: { dueAt: null, isHidden: false, isMailed: false } });
  expect(number).toMatch(/^CM-\d{8}-[0-9A-Z]{6}$/);
  expect((await send(many)).body.number).toBe(number);
  expect((await send(aComplaint(postId))).body.number).not.toBe(number);
  expect((await world.guest().get(`/api/complaints/complaints/${many.key}`)).body.code).toBe('complaint_not_found');
  const unread = notice();
  const received = await world.guest().post('/api/legal/summons', unread);
  expect(received).toMatchObject({ status: 201, body: { isKept: false } });
  expect((await world.guest().post('/api/legal/summons', unread)).body.receipt).toBe(received.body.receipt);
  expect(await rows()).toEqual(before);
  world.pass(DAY_MS);
  expect((await send(many)).body).toMatchObject({ dueAt: expect.any(String), isMailed: true });
});

it('of untruth asks its author once, and waits for three days through stops of the server', async () => {
  const { database } = world.server;
  const writer = await world.writer();
  const postId = await post(writer);
  await send(aComplaint(postId));
  await send(aComplaint(postId));
  const of = async () => (await writer.get('/api/moderation/statements')).body.items;
  const entry = async () => (await moderator.get('/api/moderation/cases')).body.cases[0];
  // Stopped before asking: nothing may be decided.
  const { caseId, answerUntil } = await entry();
  const { seen } = (await moderator.call('PUT', `/api/moderation/cases/${caseId}/claim`)).body;
  const body = { verdict: 'remove', rule: 'NOT_OWN', words: [], seen };
  const decision = () => moderator.call('PUT', `/api/moderation/cases/${caseId}/decision`, { body });
  expect((await decision()).body.code).toBe('author_may_answer');
  await Promise.all([askAuthors(parts()), askAuthors(parts())]);
  await askAuthors(parts());
  expect(await of()).toHaveLength(1);
  expect((await entry()).answerUntil).toBe(answerUntil);
  const [{ statementId, statement }] = await of();
  expect(statement).toMatchObject({ act: 'ASKED', origin: 'COMPLAINT', words: [], rule: null });
  const rows = await select(database, { all: text }, 'select s::text as all from persona.statements s');
  expect(JSON.stringify(rows)).not.toContain(postId);
  world.pass(ANSWER_DAYS * DAY_MS);
  expect((await decision()).body.code).toBe('author_may_answer');
  world.pass(DAY_MS);
  const late = await writer.call('PUT', `/api/moderation/statements/${statementId}/answer`, {
    body: { sentence: 'I saw it.' },
  });
  expect(late.body.code).toBe('answer_closed');
  const again = (await moderator.call('PUT', `/api/moderation/cases/${caseId}/claim`)).body;
  body.seen = again.seen;
  expect((await decision()).status).toBe(200);
});

it('of untruth about what its author has left behind is decided at once', async () => {
  const { database } = world.server;
  const postId = await post(await world.writer());
  await run(database, `update content.posts set author_seal = '' where id = $1`, postId);
  await send(aComplaint(postId));
  expect((await moderator.get('/api/moderation/cases')).body.cases[0].answerUntil).toBeNull();
});
