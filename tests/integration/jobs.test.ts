import { insertJob } from '@tests/contract/harness/seed-jobs';
import { anOutbox } from '@tests/support/an-outbox';
import { run, select } from '@tests/support/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestMail } from '@/server/platform/mail/newest-mail';
import { pauseTasksWhile } from '@/server/platform/schedule';
import { bytes, integer } from '@/server/platform/sql-types';
import { jobsHousekeeping } from '@/server/services/research/jobs/jobs/housekeeping';
import { mailJobAlerts } from '@/server/services/research/jobs/jobs/job-alert-mails';
import { sealJobAlerts } from '@/server/services/research/jobs/jobs/seal-job-alerts';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { Person, World } from './harness/world';
import { startWorld } from './harness/world';

const DAY_MS = 86_400_000;
const ANY = { location: [], experience: [], employment: [], ctc: [] };

describeOnDatabases('jobs service', (on) => {
  let running: World;
  beforeAll(async () => {
    running = await startWorld(on);
    // The tests send the mails themselves.
    pauseTasksWhile(running.server.app, () => true);
  });
  afterAll(() => running.stop());

  const nurse = (daysAgo: number) =>
    insertJob(
      running.server.database,
      { title: `Ward Nurse ${daysAgo}`, company: 'Sagarmatha Health', locations: ['Kochi'], daysAgo },
      running.now(),
    );
  const mailsTo = ({ email }: Person) => newestMail(running.server, email.toLowerCase(), 9);
  const round = async (failing = false) => {
    const { database, authorship, mailer, origin } = running.server;
    const failures: unknown[] = [];
    const sending = failing ? { send: () => Promise.reject(new Error('The post office is closed.')) } : mailer;
    const log = { error: (failure: unknown) => void failures.push(failure) };
    const parts = { database, authorship, now: running.now };
    const outbox = anOutbox({ ...parts, mailer: sending, address: { origin }, log });
    await mailJobAlerts({ ...parts, outbox });
    if (!failing) await outbox.sendDue();
    return failures.length;
  };

  describe('the mails of an alert', () => {
    it('tell of whole days once, at most once a day, and of nothing on days without a new opening', async () => {
      const [person, elsewhere] = [await running.reader(), await running.reader()];
      const wish = { designations: ['nurse'], preferences: { ...ANY, location: ['kochi'] } };
      await person.post('/api/jobs/jobs/alerts', wish);
      await elsewhere.post('/api/jobs/jobs/alerts', { ...wish, preferences: { ...ANY, location: ['bengaluru'] } });
      const id = await nurse(0);
      expect(await round()).toBe(0);
      expect(await mailsTo(person)).toEqual([]);
      running.pass(DAY_MS);
      expect(await round(true)).toBe(1);
      running.pass(3_600_000);
      expect(await round()).toBe(0);
      const [mail, ...others] = await mailsTo(person);
      expect(others).toEqual([]);
      expect(mail?.subject).toBe('1 new job: nurse');
      expect(mail?.body).toContain(`Ward Nurse 0, Sagarmatha Health\n${running.server.origin}/jobs/view/${id}`);
      running.pass(DAY_MS);
      await round();
      expect(await mailsTo(person)).toHaveLength(1);
      expect(await mailsTo(elsewhere)).toEqual([]);
    });

    it('end with one press in the mail program', async () => {
      const person = await running.reader();
      await person.post('/api/jobs/jobs/alerts', { designations: ['ward nurse'], preferences: ANY });
      await nurse(0);
      running.pass(DAY_MS);
      await round();
      const [mail] = await mailsTo(person);
      const link = /https?:\S+\/unsubscribe\?k=\S+/.exec(mail?.body ?? '')?.[0] ?? '';
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await fetch(link, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
      expect(answer.status).toBe(200);
      expect((await person.get('/api/jobs/jobs/alerts')).body).toEqual([]);
    });
  });

  describe('what an alert asks for', () => {
    const wishes = () =>
      select(
        running.server.database,
        { length: integer, wish: bytes },
        'select length(wish_seal), wish_seal as wish from identity.job_alerts',
      );

    it('is sealed in one length, however much it is', async () => {
      const person = await running.reader();
      const wish = { designations: ['Zqpilot'], preferences: ANY };
      const long = {
        designations: Array.from({ length: 5 }, (_none, place) => `${'Zqé'.repeat(33)}${place}`),
        preferences: ANY,
      };
      for (const each of [wish, long]) expect((await person.post('/api/jobs/jobs/alerts', each)).status).toBe(201);
      const stored = await wishes();
      expect(new Set(stored.map(({ length }) => length)).size).toBe(1);
      expect(stored.filter(({ wish: sealed }) => sealed.includes('Zqpilot') || sealed.includes('Zqé'))).toEqual([]);
    });

    it('is sealed by the start after the migration, which has no key', async () => {
      const { database, authorship } = running.server;
      const person = await running.reader();
      const wish = { designations: ['Zqcaptain'], preferences: { ...ANY, location: ['kochi'], ctc: ['6'] } };
      const { alertId } = (await person.post('/api/jobs/jobs/alerts', wish)).body;
      const { location, ...others } = wish.preferences;
      const clear = JSON.stringify({ designations: wish.designations, locations: location, ...others });
      await run(
        database,
        `update identity.job_alerts set wish_seal = convert_to($2, 'UTF8'), is_sealed = false where id = $1`,
        alertId,
        clear,
      );
      expect([await sealJobAlerts(database, authorship), await sealJobAlerts(database, authorship)]).toEqual([1, 0]);
      expect((await wishes()).filter(({ wish: sealed }) => sealed.includes('Zqcaptain'))).toEqual([]);
      expect((await person.get('/api/jobs/jobs/alerts')).body).toMatchObject([{ alertId, ...wish }]);
    });
  });

  it('counts for a company the openings that are in the lists, until they leave', async () => {
    const { database } = running.server;
    const count = async () => {
      const figures = 'select jobs from research.company_figures where company_id = 2';
      const [row] = await select(database, { jobs: integer }, figures);
      return row?.jobs;
    };
    const textile = { title: 'Loom Fitter', company: 'Neelgiri Textiles' } as const;
    await insertJob(database, { ...textile, daysAgo: 1 }, Date.now());
    await insertJob(database, { ...textile, daysAgo: 130 }, Date.now());
    expect(await count()).toBe(1);
    await jobsHousekeeping(database)(Date.now() + 125 * DAY_MS);
    expect(await count()).toBe(0);
  });
});
