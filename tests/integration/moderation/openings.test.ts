import { aComplaint } from '@tests/support/a-complaint';
import { run, select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import type { ReportReason } from '@/core/kernel/moderated/report';
import { MIN_UPHELD_REPORTERS } from '@/core/research/jobs/upheld-reports.rules';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { MAX_LINE_WAITING_DAYS } from '@/core/trust/public-log/log-line.rules';
import { integer, uuid } from '@/server/platform/sql-types';
import { moderatedKind } from '@/server/services/research/jobs/jobs/moderated';
import { settleDecisions } from '@/server/services/trust/moderation/moderation/settle';
import { appendLog } from '@/server/services/trust/moderation/public-log/append-log';
import { describeOnDatabases } from '../harness/describe-on-databases';
import type { ModeratedWorld } from '../harness/moderated-world';
import { startModeratedWorld } from '../harness/moderated-world';
import type { Person } from '../harness/world';

const COMPANY = 'vaayuna-technologies';
const GUEST_CACHE_MS = 2_000;

describeOnDatabases('an opening that is reported', (on) => {
  let here: ModeratedWorld;
  let reporters: readonly Person[] = [];
  beforeAll(async () => {
    here = await startModeratedWorld(on);
    reporters = await Promise.all(Array.from({ length: MIN_UPHELD_REPORTERS }, () => here.world.reader()));
  });
  afterAll(() => here.world.stop());

  async function opening(title = 'Home typist'): Promise<string> {
    const [row] = await select(
      here.world.server.database,
      { id: uuid },
      `insert into research.jobs (id, import_key, company_id, title, description, apply_url, skills, posted_on, first_posted_on)
       select gen_random_uuid(), gen_random_uuid()::text, id, $2, 'Pay ₹2,500 first.', 'https://typists.example', '{SQL}', current_date - 1, current_date - 1 from catalog.companies where slug = $1
       returning id`,
      COMPANY,
      title,
    );
    if (row === undefined) throw new Error('No company has this name.');
    return row.id;
  }
  const report = (who: Person, resourceId: string, reason: ReportReason = 'MONEY') =>
    who.post('/api/feed/v1/report', { resourceId, resourceType: 'job', reason, details: null });
  async function get(path: string) {
    here.world.pass(GUEST_CACHE_MS);
    return (await here.world.guest().get(path)).body;
  }
  const removed = async () => (await get(`/api/jobs/jobs?company_name=${COMPANY}`)).removed;
  async function claimed() {
    const { moderator } = here.people;
    const [entry] = (await moderator.get('/api/moderation/cases')).body.cases;
    return (await moderator.call('PUT', `/api/moderation/cases/${entry.caseId}/claim`)).body;
  }
  async function settle(): Promise<void> {
    here.world.pass(DECISION_UNDO_MS + 1);
    const { database, authorship, publish, outbox } = here.world.server;
    await settleDecisions({ database, authorship, outbox, publish, moderation: here.moderation, now: here.world.now });
  }
  async function decide(verdict: 'keep' | 'remove', settles = true): Promise<string> {
    const { seen, case: entry } = await claimed();
    const path = `/api/moderation/cases/${entry.caseId}/decision`;
    const rule = verdict === 'remove' ? 'NOT_A_JOB' : null;
    const { status } = await here.people.moderator.call('PUT', path, { body: { verdict, rule, words: [], seen } });
    expect(status).toBe(200);
    if (settles) await settle();
    return path;
  }

  it('is read by a moderator, and off every list, count, filter and page once it is removed; an undo brings it back', async () => {
    const jobId = await opening();
    const where = async () => {
      const list = await get('/api/jobs/jobs?limit=50');
      const titled = await get('/api/jobs/jobs?designation=typist');
      const skilled = await get('/api/jobs/jobs?skill=sql');
      const filters = await get('/api/jobs/jobs/filters?designation=typist');
      const [figures] = await select(
        here.world.server.database,
        { jobs: integer },
        `select coalesce(sum(f.jobs), 0)::int as jobs from research.company_figures f
         join catalog.companies c on c.id = f.company_id where c.slug = $1`,
        COMPANY,
      );
      return {
        listed: list.items.filter((job: { jobId: string }) => job.jobId === jobId).length,
        total: list.total,
        titled: titled.total,
        skilled: skilled.total,
        month: filters[0].options.at(-1).count,
        page: (await get(`/api/jobs/jobs/${jobId}`)).title,
        counted: figures?.jobs,
      };
    };
    const shown = { listed: 1, total: 1, titled: 1, skilled: 1, month: 1, page: 'Home typist', counted: 1 };
    const gone = { listed: 0, total: 0, titled: 0, skilled: 0, month: 0, page: 'Not Found', counted: 0 };
    expect(await where()).toEqual(shown);
    expect((await report(here.people.reader, jobId)).status).toBe(204);
    const { case: entry, parts, reports } = await claimed();
    expect(entry).toMatchObject({ kind: 'job', ground: 'DECEIT', origin: 'READER' });
    expect([parts, reports]).toEqual([
      [
        { label: 'TEXT', text: 'Pay ₹2,500 first.' },
        { label: 'LINK', text: 'https://typists.example' },
      ],
      [{ reason: 'MONEY', details: null }],
    ]);
    expect(await where()).toEqual(shown);
    const path = await decide('remove', false);
    expect(await where()).toEqual(gone);
    await here.people.moderator.call('DELETE', path);
    expect(await where()).toEqual(shown);
    await decide('remove');
    expect(await where()).toEqual(gone);
    expect((await report(here.people.author, jobId)).body.code).toBe('job_not_found');
  });

  it('stays off when its time as evidence is over, empty but under its key, so that no file brings it back', async () => {
    const { database } = here.world.server;
    const [row] = await select(
      database,
      { id: uuid },
      `select id from research.jobs where status = 'REJECTED' limit 1`,
    );
    await database.transaction((tx) => moderatedKind.destroy(tx, row?.id ?? ''));
    const left = `select count(*)::int as n from research.jobs where id = $1 and status = 'REJECTED' and import_key is not null
      and description is null and not is_listed`;
    expect(await select(database, { n: integer }, left, row?.id ?? '')).toEqual([{ n: 1 }]);
  });

  it('can be complained about by a guest, under its own address', async () => {
    const jobId = await opening();
    const address = `https://tarakki.example/jobs/view/${jobId}#job-${jobId}`;
    const answer = await here.world
      .guest()
      .post('/api/complaints/complaints', aComplaint('', { address, ground: 'DECEIT' }));
    expect(answer.status).toBe(201);
    expect((await claimed()).case).toMatchObject({ kind: 'job', origin: 'COMPLAINT', ground: 'DECEIT' });
    await decide('keep');
    expect((await get(`/api/jobs/jobs/${jobId}`)).title).toBe('Home typist');
  });

  it('puts a notice on its company’s jobs only if moderators upheld the reports of three people', async () => {
    const { database } = here.world.server;
    await run(database, 'delete from research.jobs');
    const [first, second, third] = reporters;
    if (first === undefined || second === undefined || third === undefined) throw new Error('Three people report.');
    const [one, two] = [await opening('Form filler'), await opening('Copy typist')];
    for (const [who, jobId] of [
      [first, one],
      [first, two],
      [second, one],
    ] as const)
      await report(who, jobId);
    expect(await removed()).toBeNull();
    for (let cases = 0; cases < 2; cases += 1) await decide('remove');
    expect(await removed()).toBeNull();
    const three = await opening('Data entry');
    await report(third, three, 'WRONG_PLACE');
    await decide('remove');
    expect(await removed()).toBeNull();
    const four = await opening('Parcel packer');
    await report(third, four, 'NO_ANSWER');
    expect(await removed()).toBeNull();
    await decide('keep');
    expect(await removed()).toBeNull();
    const five = await opening('Parcel sorter');
    await report(third, five, 'NOT_REAL');
    await decide('remove');
    expect(await removed()).toEqual({ openings: 3, logLine: null });
    for (let turn = 0; turn < 2; turn += 1) {
      await appendLog({ database, now: here.world.now });
      here.world.pass(MAX_LINE_WAITING_DAYS * DAY_MS);
    }
    await appendLog({ database, now: here.world.now });
    const { items } = (await get('/api/moderation/log')) as {
      items: { number: number; kind: string; act: string; place: string }[];
    };
    const line = items.find(({ kind, act }) => kind === 'job' && act === 'REMOVED');
    expect(line?.place).toBe('Vaayuna Technologies');
    expect((await removed()).logLine).toBe(line?.number);
    expect((await get('/api/jobs/jobs')).removed).toBeNull();
  });
});
