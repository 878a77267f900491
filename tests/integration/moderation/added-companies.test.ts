import { randomUUID } from 'node:crypto';
import { makeModerator } from '@tests/support/make-moderator';
import { run, select } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { AuthorRefs } from '@/server/platform/author-refs';
import { CompanyProposals } from '@/server/platform/contributing/company-proposals';
import { Moderation } from '@/server/platform/moderation/moderation';
import { integer, text } from '@/server/platform/sql-types';
import { createAddBenefits } from '@/server/services/research/benefits/contribute/add-benefits';
import { acceptCompanies } from '@/server/services/research/company/proposals/accept-companies';
import { createAddInterview } from '@/server/services/research/interviews/contribute/add-interview';
import { createReviewContributions } from '@/server/services/research/review/contribute/review-contributions';
import { createAddSalary } from '@/server/services/research/salary/contribute/add-salary';
import { settleDecisions } from '@/server/services/trust/moderation/moderation/settle';
import { untilInIndia } from '../../contract/harness/until-in-india';
import { exportOf } from '../harness/export-of';
import type { Person, World } from '../harness/world';
import { startWorld } from '../harness/world';

const NEW = { city: 'Pune', website: 'https://jalatarang.example' };
const KEEP = { verdict: 'keep', rule: null, words: [] };
const BODIES = {
  review: (companyName: string) => ({
    companyName,
    review: {
      ...{
        rating: 4,
        aspects: {},
        title: null,
        likes: 'The rosters are planned ahead.',
        dislikes: 'The canteen is shut at night.',
      },
      ...{ jobProfile: null, departmentId: null, city: null, employment: null, isCurrent: true, years: 2 },
    },
  }),
  salary: (companyName: string) => ({
    ...{ companyName, jobProfile: 'Software Engineer', locationId: 1, department: 1, currentSalary: true, year: null },
    ...{
      totalExperience: 4,
      fixedSalary: { lakhs: 14, thousand: 50 },
      variableSalary: null,
      stockDetail: null,
      isConfirmed: true,
    },
  }),
  interview: (companyName: string) => ({
    ...{
      companyName,
      jobProfile: 'Software Engineer',
      locationId: 1,
      month: '2026-01',
      experience: null,
      difficulty: 'hard',
    },
    ...{ outcome: 'offer', isFair: null, days: null, appliedThrough: null, story: 'They were on time and kind.' },
    rounds: [{ name: 'Coding', minutes: 60, questions: [] }],
  }),
  benefits: (companyName: string) => ({
    ...{ companyName, codes: ['HEALTH_INSURANCE'], text: null, departmentId: null, city: null, isCurrent: true },
  }),
} as const;
const PATHS = {
  review: '/api/review/reviews',
  salary: '/api/salary/salaries',
  interview: '/api/interviews/interviews',
  benefits: '/api/benefits/benefits',
} as const;
type Kind = keyof typeof PATHS;

describe('a company that is not in the list', () => {
  let world: World;
  let moderator: Person;
  let accept: () => Promise<void>;
  beforeAll(async () => {
    world = await startWorld(testDatabaseKind);
    const { database, authorship, publish, outbox, app } = world.server;
    await run(
      database,
      `insert into catalog.industries (id, name) select 9999, 'Other' where not exists (select from catalog.industries where name = 'Other')`,
    );
    world.pass(untilInIndia(world.now(), '10:00'));
    moderator = await world.reader();
    await makeModerator(database, moderator.userId);
    const moderation = new Moderation(moderatedKinds, authorship, world.now, { showWithinHours: 0 });
    const deps = { database, authorship, moderation, now: world.now };
    const proposals = new CompanyProposals(deps);
    createReviewContributions({ ...deps, proposals, authorRefs: new AuthorRefs(authorship) });
    createAddSalary({ ...deps, proposals });
    createAddInterview({ ...deps, proposals });
    createAddBenefits({ ...deps, proposals });
    accept = async () => {
      world.pass(DECISION_UNDO_MS);
      await settleDecisions({ ...deps, outbox, publish });
      await acceptCompanies({ database, authorship, proposals, publish, log: app.log, now: world.now });
    };
  });
  afterAll(() => world.stop());

  const give = (person: Person, kind: Kind, name: string, change: object = { newCompany: NEW }) =>
    person.post(PATHS[kind], { ...BODIES[kind](name), ...change }, { 'idempotency-key': randomUUID() });
  const ownOf = async (person: Person) =>
    (await person.get('/api/user/user/contributions')).body.items.map(
      ({ kind, status, companyName }: Record<string, string>) => [kind, status, companyName],
    );
  const isListed = async (name: string) => {
    const rows = await select(
      world.server.database,
      { count: integer },
      'select count(*)::int as count from catalog.companies where name = $1',
      name,
    );
    return rows[0]?.count === 1;
  };
  async function claim(name: string) {
    const { body } = await moderator.get('/api/moderation/cases');
    const { caseId } = body.cases.find(
      ({ kind, place }: Record<string, string>) => kind === 'company' && place === name,
    );
    const claimed = await moderator.call('PUT', `/api/moderation/cases/${caseId}/claim`);
    const decide = (decision: object) =>
      moderator.call('PUT', `/api/moderation/cases/${caseId}/decision`, {
        body: { ...decision, seen: claimed.body.seen },
      });
    return {
      claimed: claimed.body,
      decide,
      undo: () => moderator.call('DELETE', `/api/moderation/cases/${caseId}/decision`),
    };
  }

  it.each(Object.keys(PATHS) as Kind[])(
    'lets a contribution wait until a moderator has accepted the company: %s',
    async (kind) => {
      const { database } = world.server;
      const person = await world.user(`Adder of ${kind}`);
      const name = `Jalatarang ${kind} Works`;
      expect((await give(person, kind, name, {})).body.code).toMatch(/_company_unknown$/);
      expect((await give(person, kind, `  ${name} `)).status).toBe(201);
      expect(await ownOf(person)).toEqual([['company', 'PENDING', name]]);
      expect((await exportOf(world, person)).get('moderated_contributions.csv')?.toString()).toContain(name);
      const { claimed, decide } = await claim(name);
      expect(claimed).toMatchObject({ title: name, isLive: false, parts: [{ text: 'Pune' }, { text: NEW.website }] });
      expect(JSON.stringify(claimed)).not.toContain('rosters');
      expect((await decide(KEEP)).body.act).toBe('PUBLISHED');
      expect(await isListed(name)).toBe(false);
      await accept();
      expect(await isListed(name)).toBe(true);
      expect(await ownOf(person)).toEqual([[kind, 'LIVE', name]]);
      const [profile] = await select(
        database,
        { website: text, headquarters: text },
        'select p.website, c.headquarters from catalog.companies c join research.company_profiles p on p.company_id = c.id where c.name = $1',
        name,
      );
      expect(profile).toEqual({ website: NEW.website, headquarters: 'Pune' });
      await accept();
      expect(await ownOf(person)).toHaveLength(1);
    },
  );

  it('is not added where it is one of the list, and what was told is told of that one', async () => {
    const person = await world.user('Writer of a Slip');
    await give(person, 'benefits', 'Vayuna Technologies');
    const { claimed, decide, undo } = await claim('Vayuna Technologies');
    expect(claimed.near[0]).toMatchObject({ urlName: 'vaayuna-technologies' });
    expect((await decide({ ...KEEP, sameAs: 'no-such-company' })).body.code).toBe('same_company_unknown');
    expect((await decide(KEEP)).status).toBe(200);
    expect((await undo()).status).toBe(204);
    const again = await claim('Vayuna Technologies');
    expect((await again.decide({ ...KEEP, sameAs: 'vaayuna-technologies' })).status).toBe(200);
    await accept();
    expect(await isListed('Vayuna Technologies')).toBe(false);
    expect(await ownOf(person)).toEqual([['benefits', 'LIVE', 'Vaayuna Technologies']]);
  });

  it('goes with all that waits for it where a moderator rejects it, and its author has the reason', async () => {
    const person = await world.user('Adder of Nothing');
    await give(person, 'benefits', 'Nowhere at All');
    const { decide } = await claim('Nowhere at All');
    expect((await decide({ verdict: 'remove', rule: 'OFF_TOPIC', words: [] })).body.act).toBe('REJECTED');
    await accept();
    expect(await isListed('Nowhere at All')).toBe(false);
    expect(await ownOf(person)).toEqual([['company', 'REJECTED', 'Nowhere at All']]);
    const { body } = await person.get('/api/notification/notifications?platform=computer');
    expect(JSON.stringify(body)).toContain('Your new company was not published');
  });

  it('tells its author, once, where what waited is refused by then', async () => {
    const person = await world.user('Teller of the Same');
    const [first, second] = ['Twice Told Mills', 'Twice Told Mills Limited'];
    for (const name of [first, second]) await give(person, 'benefits', name);
    expect((await (await claim(first)).decide(KEEP)).status).toBe(200);
    await accept();
    const listed = await select(
      world.server.database,
      { slug: text },
      'select slug from catalog.companies where name = $1',
      first,
    );
    expect((await (await claim(second)).decide({ ...KEEP, sameAs: listed[0]?.slug })).status).toBe(200);
    await accept();
    await accept();
    expect(await ownOf(person)).toEqual([['benefits', 'LIVE', first]]);
    const { items } = (await person.get('/api/notification/notifications?platform=computer')).body;
    const told = items.filter(({ variantId }: { variantId: string }) => variantId === 'contribution-dropped');
    expect(told).toHaveLength(1);
    expect(told[0].data.title).toBe(`Your report of benefits about ${first} was not published`);
  });

  it('is taken back and restored by its author, and waits again', async () => {
    const person = await world.user('Adder in Two Minds');
    const added = await give(person, 'benefits', 'Second Thoughts');
    const path = `/api/user/user/contributions/company/${added.body.reportId}`;
    expect((await person.call('DELETE', path)).status).toBe(204);
    expect(await ownOf(person)).toEqual([]);
    await person.post(`${path}/restoration`, undefined);
    expect(await ownOf(person)).toEqual([['company', 'PENDING', 'Second Thoughts']]);
    await accept();
    expect(await isListed('Second Thoughts')).toBe(false);
    expect(
      (await person.post('/api/user/user/delete', { confirmation: 'delete', contributions: 'unlink' })).status,
    ).toBe(204);
    const left = await select(
      world.server.database,
      { count: integer },
      `select (select count(*)::int from moderation.removed where kind = 'company' and item_id = $1)
         + (select count(*)::int from research.company_proposals where id = $1) as count`,
      added.body.reportId,
    );
    expect(left).toEqual([{ count: 0 }]);
  });
});
