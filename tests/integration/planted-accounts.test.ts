import { randomUUID } from 'node:crypto';
import { run, select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, dayBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import { PROOF_SETTLED_DAYS } from '@/core/kernel/figures/proved-together.rules';
import { boolean, text } from '@/server/platform/sql-types';
import { takeTenureSnapshot } from '@/server/services/research/tenure/snapshot/take-tenure-snapshot';
import { describeOnBothDatabases } from './harness/describe-on-databases';
import { STAY } from './harness/planted-stay';
import { anInterview } from './harness/told-contributions';
import type { Person, World } from './harness/world';
import { anAnonymousProfile, becomeWriter, startWorld } from './harness/world';

const COMPANY = { companyName: 'Vaayuna Technologies' };
const DETAIL = 'Shifts are planned a month ahead and the pay comes on the day, as it was said on the first day.';
const ROLES = ['Engineering Manager', 'Nurse', 'Senior Software Engineer'];
const FIGURES = [
  '/api/review/review-figures?company=vaayuna-technologies',
  '/api/review/review-facets?company=vaayuna-technologies',
  '/api/interviews/interviews/summary?company=vaayuna-technologies',
  '/api/interviews/interviews/questions?company=vaayuna-technologies',
  '/api/benefits/benefit-figures?company=vaayuna-technologies',
  '/api/awards/awards/company/vaayuna-technologies',
];
const key = () => ({ 'idempotency-key': randomUUID() });

/** An employer plants five accounts of its own domain next to one real person (attack-3: H1). */
describeOnBothDatabases('accounts that an employer plants', (on) => {
  let world: World;
  const planted: Person[] = [];
  beforeAll(async () => {
    world = await startWorld(on, {
      config: { limits: { login: 600, writes: 600, contributions: 200, reads: 100_000 } },
    });
    for (let number = 0; number < 5; number += 1) {
      const person = await world.user();
      await becomeWriter(person, anAnonymousProfile());
      const { careerStatusId } = (await person.get('/api/user/user/profile')).body;
      await proveAddress(world, person, `hr.${number}@vaayuna.example`, careerStatusId);
      planted.push(person);
    }
  });
  afterAll(() => world.stop());

  const tellPay = async (
    person: Person,
    jobProfile: string,
    thousands: number,
    { companyName = COMPANY.companyName, year = null }: { companyName?: string; year?: number | null } = {},
  ) => {
    const fixedSalary = { lakhs: Math.floor(thousands / 100), thousand: thousands % 100 };
    const aside = { locationId: 1, department: null, currentSalary: year === null, year, totalExperience: 4 };
    const rest = { variableSalary: null, stockDetail: null, isConfirmed: true };
    const body = { companyName, jobProfile, ...aside, fixedSalary, ...rest };
    const answer = await person.post('/api/salary/salaries', body, key());
    expect(answer.status).toBe(201);
    return String(answer.body.salaryId);
  };
  const older = async () => {
    const person = await world.user();
    const day = dayBeforeInIndia(world.now(), 400);
    await run(
      world.server.database,
      'update identity.users set created_on = $2::date where id = $1',
      person.userId,
      day,
    );
    return person;
  };
  const figureOf = async (jobProfile: string, company = 'vaayuna-technologies') => {
    await world.takeSalarySnapshot();
    const name = jobProfile.toLowerCase().replaceAll(' ', '-');
    const query = `company=${company}&jobProfile=${name}`;
    return (await (await world.user()).get(`/api/salary/salaries/report?${query}`)).body.figure;
  };

  it('count in no rating at once, as the one would whose domain proved no other address in that fortnight', async () => {
    const held = async (table: string, id: string) => {
      const [row] = await select(world.server.database, { held: boolean }, table, id);
      return row?.held;
    };
    const states: (boolean | undefined)[] = [];
    for (const person of planted) {
      await run(
        world.server.database,
        'update identity.users set created_on = $2::date where id = $1',
        person.userId,
        dayBeforeInIndia(world.now(), 0),
      );
      const review = { rating: 5, aspects: {}, title: null, likes: `${DETAIL} ${randomUUID()}`, dislikes: DETAIL };
      const more = { jobProfile: null, employment: null, isCurrent: true, years: null, city: null, departmentId: null };
      const answer = await person.post('/api/review/reviews', { ...COMPANY, review: { ...review, ...more } }, key());
      expect(answer.status).toBe(201);
      const asked = `select exists (select from research.review_holds where review_id = $1 and reason = 'NEW_ACCOUNT') as held`;
      states.push(await held(asked, answer.body.reviewId));
    }
    // All were proved on one day, so none is the first.
    expect(states).toEqual([true, true, true, true, true]);
  });

  it('move no figure of ratings, interviews or awards while they are new, and none that one other person is in', async () => {
    const { database } = world.server;
    const figures = async () => {
      // Guests share an answer for a second.
      world.pass(2_000);
      return Promise.all(
        FIGURES.map(async (path) => {
          // Held ones are counted separately; the list shows each question, as the report's card does.
          const { heldCount: _held, items, ...shown } = (await world.guest().get(path)).body;
          return [path, shown, items?.map(({ askedCount }: { askedCount: number }) => askedCount)];
        }),
      );
    };
    const born = 'update identity.users set created_on = $2::date where id = $1';
    const tell = async (person: Person) => {
      const interview = { ...anInterview, ...COMPANY, difficulty: 'veryHard', story: `${DETAIL} ${randomUUID()}` };
      const benefits = {
        ...COMPANY,
        codes: ['PAID_LEAVE'],
        text: null,
        departmentId: null,
        city: null,
        isCurrent: true,
      };
      expect((await person.post('/api/interviews/interviews', interview, key())).status).toBe(201);
      expect((await person.post('/api/benefits/benefits', benefits, key())).status).toBe(201);
    };
    await tell(await older());
    const before = await figures();
    for (const person of planted) {
      await run(database, born, person.userId, dayBeforeInIndia(world.now(), 0));
      await tell(person);
    }
    expect(await figures()).toEqual(before);
  });

  it('tell nothing of the pay of one person, and a band at the most once their proofs have settled', async () => {
    for (const jobProfile of ROLES) {
      await tellPay(await older(), jobProfile, 1_810);
    }
    await world.takeSalarySnapshot();
    for (const jobProfile of ROLES)
      for (const [place, person] of planted.entries())
        await tellPay(person, jobProfile, [900, 950, 1_700, 2_600, 2_700][place] ?? 0);
    for (let week = 0; week < 3; week += 1) {
      for (const jobProfile of ROLES)
        expect(await figureOf(jobProfile)).toMatchObject({ count: 0, median: null, band: null });
      world.pass(7 * DAY_MS);
    }
    world.pass(PROOF_SETTLED_DAYS * DAY_MS);
    for (const jobProfile of ROLES) {
      await figureOf(jobProfile);
      expect(await figureOf(jobProfile)).toMatchObject({
        count: 6,
        median: null,
        recentCount: null,
        checkedCount: null,
      });
    }
  });

  it('show nobody who joins beside three accounts that withdraw and add their salary each week', async () => {
    const [jobProfile, companyName] = ['Nurse', 'Neelgiri Textiles'];
    const tell = async (person: Person, thousands: number) => tellPay(person, jobProfile, thousands, { companyName });
    const nextFigure = async () => {
      world.pass(7 * DAY_MS);
      return figureOf(jobProfile, 'neelgiri-textiles');
    };
    const attackers = await Promise.all([older(), older(), older()]);
    for (let number = 0; number < 12; number += 1) await tell(await older(), 1_000 + number * 100);
    let told = await Promise.all(attackers.map((person) => tell(person, 900)));
    await nextFigure();
    const before = await nextFigure();
    expect(before.count).toBe(15);
    await tell(await older(), 9_900);
    for (let round = 0; round < 4; round += 1) {
      for (const [place, person] of attackers.entries()) {
        const gone = await person.call('DELETE', `/api/user/user/contributions/salary/${told[place]}`);
        expect(gone.status).toBe(204);
      }
      expect(await nextFigure()).toEqual(before);
      told = await Promise.all(attackers.map((person) => tell(person, 900)));
      expect(await nextFigure()).toEqual(before);
    }
  });

  it('are one in the figures of joining and leaving, and move none when they report together and end their accounts', async () => {
    const { database, authorship } = world.server;
    const planted: { readonly person: Person; readonly userName: string }[] = [];
    for (let number = 0; number < 5; number += 1) {
      const person = await older();
      const profile = anAnonymousProfile();
      await becomeWriter(person, profile);
      const { careerStatusId } = (await person.get('/api/user/user/profile')).body;
      await proveAddress(world, person, `exit.${number}@vaayuna.example`, careerStatusId);
      planted.push({ person, userName: profile.userName });
    }
    const report = async (person: Person, offer: string) => {
      const body = { ...STAY, answers: { ...STAY.answers, exit: null, offer } };
      expect((await person.post('/api/tenure/tenure-reports', body, key())).status).toBe(201);
    };
    const next = async () => {
      world.pass(7 * DAY_MS);
      await takeTenureSnapshot({ database, authorship, now: world.now });
      const { figures } = (await world.guest().get(`/api/tenure/tenure-figures?company=vaayuna-technologies`)).body;
      return figures.find(({ question }: { question: string }) => question === 'offer');
    };
    for (const { person } of planted) await report(person, 'CHANGED');
    for (let number = 0; number < 4; number += 1) await report(await older(), 'KEPT');
    await next();
    const before = await next();
    expect(before).toMatchObject({ count: 5, usual: ['KEPT'], segments: [] });
    await report(await older(), 'KEPT');
    for (const { person, userName } of planted) {
      const ending = { confirmation: userName, contributions: 'erase' };
      expect((await person.post('/api/user/user/delete', ending)).status).toBe(204);
    }
    expect(await next()).toEqual(before);
    expect(await next()).toEqual(before);
  });

  it('move no figure with a newer salary that they withdraw: the one that it replaced joins like any other', async () => {
    const { database } = world.server;
    const [jobProfile, companyName] = ['Senior Software Engineer', 'Neelgiri Textiles'];
    const nextFigure = async () => {
      world.pass(7 * DAY_MS);
      return figureOf(jobProfile, 'neelgiri-textiles');
    };
    const attacker = await older();
    const earlier = await tellPay(attacker, jobProfile, 900, { companyName, year: 2024 });
    for (let number = 0; number < 10; number += 1)
      await tellPay(await older(), jobProfile, 1_000 + number * 100, { companyName });
    await nextFigure();
    expect((await nextFigure()).count).toBe(11);
    const newer = await tellPay(attacker, jobProfile, 2_100, { companyName });
    for (let number = 0; number < 5; number += 1)
      await tellPay(await older(), jobProfile, 1_200 + number * 100, { companyName });
    await nextFigure();
    const before = await nextFigure();
    expect(before.count).toBe(16);
    const counted = async () => {
      const all = 'select id from research.salaries where is_counted and id = any($1)';
      return (await select(database, { id: text }, all, [earlier, newer])).map(({ id }) => id);
    };
    expect(await counted()).toEqual([newer]);
    expect((await attacker.call('DELETE', `/api/user/user/contributions/salary/${newer}`)).status).toBe(204);
    for (let week = 0; week < 3; week += 1) expect(await nextFigure()).toEqual(before);
  });
});

async function proveAddress(world: World, person: Person, email: string, careerStatusId: string): Promise<void> {
  const code = { email, careerStatusId };
  await person.post('/api/user/user/email-verification/otp', code);
  const sent = 'select body from platform.mailbox where address = $1';
  const [mail] = await select(world.server.database, { body: text }, sent, code.email);
  const otp = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0];
  const { body } = await person.post('/api/user/user/email-verification/otp/verify', { ...code, otp });
  expect(body.verified).toBe('VERIFIED');
}
