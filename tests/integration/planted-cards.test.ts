import { randomUUID } from 'node:crypto';
import { insertRow, run, select } from '@tests/support/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, dayInIndia, monthBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import { refreshCards, runCardRound } from '@/server/platform/cards/refresh-cards';
import { releaseWaiting } from '@/server/platform/contributing/release-waiting';
import { text, uuid } from '@/server/platform/sql-types';
import { endHolds } from '@/server/services/research/review/contribute/review-holds.queries';
import { describeOnBothDatabases } from './harness/describe-on-databases';
import { documentOf } from './harness/first-view-of';
import { anInterview, aReview } from './harness/told-contributions';
import type { Person, World } from './harness/world';
import { startWorld } from './harness/world';

/** The suspect's facts, whose names only appear on cards. */
const FACTS = { jobProfile: 'Nurse', departmentId: 90, city: 'Kochi', years: 3, isCurrent: true, monthsAgo: 8 };
const NAMES = ['Nurse', 'Ward Rounds', 'Kochi', 'Kerala', 'nurse', 'kochi'];

type Facts = typeof FACTS;

/** One wrong guess in each single fact. */
const WRONG: readonly Partial<Facts>[] = [
  { jobProfile: 'Software Engineer' },
  { departmentId: 1 },
  { city: 'New Delhi' },
  { years: 12 },
  { isCurrent: false },
  { monthsAgo: 12 },
];

let texts = 0;
let networks = 0;

const KINDS = {
  review: async (person: Person, companyName: string, { monthsAgo: _months, ...facts }: Facts) => {
    texts += 1;
    const likes = `Rosters are known ${texts} days ahead, and swaps are easy.`;
    return person.post('/api/review/reviews', { companyName, review: { ...aReview, ...facts, likes } }, key());
  },
  benefits: async (person: Person, companyName: string, { departmentId, city, isCurrent }: Facts) => {
    const told = { codes: ['PAID_LEAVE'], text: null, departmentId, city, isCurrent };
    return person.post('/api/benefits/benefits', { companyName, ...told }, key());
  },
  interview: async (person: Person, companyName: string, { jobProfile, city, monthsAgo }: Facts, now: number) => {
    const month = monthBeforeInIndia(now, monthsAgo);
    const locationId = city === 'Kochi' ? 3 : 2;
    const rounds = [{ name: 'Talk', minutes: 60, questions: ['How do you hand a ward over at night?'] }];
    return person.post(
      '/api/interviews/interviews',
      { ...anInterview, companyName, jobProfile, locationId, month, rounds },
      key(),
    );
  },
} as const;

type Kind = keyof typeof KINDS;

const TABLES = { review: 'reviews', benefits: 'benefit_reports', interview: 'interviews' } as const;

function key() {
  networks += 1;
  return { 'idempotency-key': randomUUID(), 'x-forwarded-for': `10.${networks >> 8}.${networks & 255}.7` };
}

/** Decision 009: an employer plants contributions next to a suspect's. */
describeOnBothDatabases('a card beside planted ones', (on, isWhole) => {
  let world: World;
  let companies = 900;
  beforeAll(async () => {
    world = await startWorld(on, { config: { trustedProxies: 1 } });
    const department = { id: 90, name: 'Ward Rounds', slug: 'ward-rounds', section: 'people' };
    await insertRow(world.server.database, 'catalog.departments', department);
  });
  afterAll(() => world.stop());

  const found = async () => {
    companies += 1;
    const [name, slug] = [`Gulmohar Labs ${companies}`, `gulmohar-labs-${companies}`];
    const company = { id: companies, name, slug, industry_id: 1, headquarters: 'Pune', domain: `${slug}.example` };
    await insertRow(world.server.database, 'catalog.companies', company);
    return { id: companies, name, slug, began: world.now() };
  };
  type Company = Awaited<ReturnType<typeof found>>;

  /** Passes time as the server does: cards each minute, rounds each week. */
  const live = async (days: number) => {
    const { database, authorship } = world.server;
    const rounds = { database, authorship, now: world.now };
    for (let day = 0; day <= days; day += 1) {
      if (day > 0) world.pass(DAY_MS);
      await database.query(endHolds, dayInIndia(world.now()));
      await releaseWaiting(database, 'interviews', world.now());
      await releaseWaiting(database, 'benefit_reports', world.now());
      await refreshCards(rounds);
      await runCardRound(rounds);
    }
  };

  const tell = async (kind: Kind, person: Person, { name, began }: Company, change: Partial<Facts> = {}) => {
    const { status, body } = await KINDS[kind](person, name, { ...FACTS, ...change }, began);
    expect([status, body]).toEqual([201, expect.anything()]);
    // None is held: no moderator must approve the attack.
    const live = kind === 'interview' ? 'true' : `status = 'LIVE'`;
    const stored = `select id from research.${TABLES[kind]} where id = '${Object.values(body)[0]}' and ${live}`;
    expect(await select(world.server.database, { id: uuid }, stored)).toHaveLength(1);
  };

  /** Plants equal contributions, days apart. */
  const plant = async (
    kind: Kind,
    company: Company,
    people: number,
    daysApart: number,
    change: Partial<Facts> = {},
  ) => {
    for (let number = 0; number < people; number += 1) {
      await tell(kind, await world.writer(), company, change);
      await live(daysApart);
    }
  };

  /** Everything public about company and role, as one text. */
  const readAll = async ({ slug }: Company): Promise<string> => {
    const guest = world.guest();
    const texts: string[] = [];
    for (const path of [
      ...['', '&designation=nurse', '&family=nurse', '&location=kochi', '&department=ward-rounds'].map(
        (filter) => `/api/review/reviews?company=${slug}${filter}`,
      ),
      `/api/review/review-figures?company=${slug}`,
      `/api/review/review-facets?company=${slug}`,
      `/api/benefits/benefits?company=${slug}`,
      `/api/benefits/benefit-figures?company=${slug}`,
      `/api/interviews/interviews?company=${slug}`,
      `/api/interviews/interviews/summary?company=${slug}`,
      `/api/interviews/interviews/questions?company=${slug}`,
      `/api/company/companies/${slug}`,
      `/api/search/search/results?q=${slug}`,
    ]) {
      const { status, body } = await guest.get(path);
      expect([path, status]).toEqual([path, 200]);
      texts.push(JSON.stringify(body));
    }
    for (const page of [`/reviews/${slug}-reviews`, `/interviews/${slug}-interviews`])
      texts.push(await documentOf(world, page));
    return texts.join('\n');
  };

  const shown = async (kind: Kind, company: Company) => {
    // Guests' answers are shared for a second.
    world.pass(1_100);
    const all = await readAll(company);
    const cards = await select(
      world.server.database,
      { card: text },
      `select array_to_string(card, ' ') as card from research.${TABLES[kind]} where company_id = ${company.id} and card <> '{}'`,
    );
    return { cards: cards.map(({ card }) => card), names: NAMES.filter((name) => all.includes(name)) };
  };
  const NOTHING = { cards: [], names: [] };

  it('says nothing to one account, which tells of one interview only, whatever month and role it names', async () => {
    const company = await found();
    await tell('interview', await world.writer(), company);
    const attacker = await world.writer();
    await tell('interview', attacker, company, { monthsAgo: 7 });
    for (const monthsAgo of [13, 20, 26]) {
      const again = await KINDS.interview(attacker, company.name, { ...FACTS, monthsAgo }, company.began);
      expect([again.status, again.body.code]).toEqual([422, 'interview_given_already']);
    }
    await live(30);
    expect(await shown('interview', company)).toEqual(NOTHING);
    await live(100);
    expect(await shown('interview', company)).toEqual(NOTHING);
  }, 120_000);

  it('says nothing at a company with exactly five authors', async () => {
    const company = await found();
    await plant('review', company, 5, 20);
    await live(110);
    expect(await shown('review', company)).toEqual(NOTHING);
  }, 120_000);

  describe.each(['review', 'benefits', 'interview'] as const)('of %s', (kind) => {
    it.each(['before', 'after'])(
      'says nothing to four fresh accounts that write %s it',
      async (when) => {
        const company = await found();
        if (when === 'before') await plant(kind, company, 4, 0);
        await tell(kind, await world.writer(), company);
        if (when === 'after') await plant(kind, company, 4, 0);
        await live(0);
        expect(await shown(kind, company)).toEqual(NOTHING);
      },
      60_000,
    );

    if (!isWhole) return;
    it.each(['before', 'after'])(
      'says nothing to five accounts of 14 days that write %s it',
      async (when) => {
        const company = await found();
        if (when === 'before') await plant(kind, company, 5, 3);
        await live(15);
        await tell(kind, await world.writer(), company);
        if (when === 'after') await plant(kind, company, 5, 3);
        await live(30);
        expect(await shown(kind, company)).toEqual(NOTHING);
        if (when === 'after') return;
        // Earlier contributions never reveal more, however long they wait.
        await live(90);
        expect(await shown(kind, company)).toEqual(NOTHING);
      },
      120_000,
    );
  });

  it.each(WRONG)(
    'says nothing to five accounts that guess %j wrong, nor once they have deleted theirs',
    async (wrong) => {
      const company = await found();
      for (const kind of ['review', 'interview'] as const) {
        await tell(kind, await world.writer(), company);
        await plant(kind, company, 5, 3, wrong);
        await live(20);
        expect(await shown(kind, company)).toEqual(NOTHING);
      }
      const { database } = world.server;
      for (const kind of ['review', 'interview'] as const) {
        const theirs = `select id from research.${TABLES[kind]} where company_id = $1 order by id limit 3`;
        await run(database, `delete from research.${TABLES[kind]} where id in (${theirs})`, company.id);
      }
      await live(7);
      for (const kind of ['review', 'interview'] as const) expect(await shown(kind, company)).toEqual(NOTHING);
    },
    120_000,
  );

  it.each([
    ['nothing', 'within seven days', [0, 2, 4, 6, 6], false],
    ['what they share', 'with the fifth a week after the first', [0, 2, 4, 6, 7], true],
  ])(
    'says %s beside five of five weeks and five who write %s',
    async (_said, _when, days, isShown) => {
      const company = await found();
      await plant('interview', company, 5, 8);
      for (const [place, day] of days.entries()) {
        await live(day - (days[place - 1] ?? 0));
        await tell('interview', await world.writer(), company);
      }
      await live(15);
      await tell('interview', await world.writer(), company);
      await live(0);
      const { cards } = await shown('interview', company);
      expect(cards.some((card) => card.includes('fnurse'))).toBe(isShown);
    },
    120_000,
  );

  if (!isWhole) return;
  it.each(['before', 'after'])(
    'says nothing to nine addresses of one domain that are proved %s it in one fortnight, ever',
    async (when) => {
      const company = await found();
      const prove = async () => {
        const people = await Promise.all(Array.from({ length: 9 }, () => world.writer()));
        for (const [number, person] of people.entries())
          expect(await checkedAt(world, person, company, number)).toBe('VERIFIED');
        for (const person of people) {
          await tell('review', person, company);
          await live(2);
        }
      };
      if (when === 'before') await prove();
      await tell('review', await world.writer(), company);
      if (when === 'after') await prove();
      await live(120);
      expect(await shown('review', company)).toEqual(NOTHING);
    },
    120_000,
  );

  it('says what ten who wrote in different weeks share, and keeps saying it until they are too few', async () => {
    const company = await found();
    await plant('review', company, 10, 4);
    await plant('interview', company, 10, 4);
    await live(15);
    await tell('review', await world.writer(), company);
    await tell('interview', await world.writer(), company);
    await live(0);
    const { cards, names } = await shown('review', company);
    expect(cards).toContainEqual(expect.stringMatching(/^p4 fnurse d90 l3 sKerala t3 b1 wcurrent/));
    expect(names).toEqual(expect.arrayContaining(['Nurse', 'Ward Rounds', 'Kochi']));
    const { jobProfile, departmentId, city, years, isCurrent } = FACTS;
    const said = { kind: 'review', companyName: company.name, jobProfile, departmentId, city, years, isCurrent };
    const { body } = await (await world.writer()).post('/api/review/similar-contributions', said);
    expect(body.alike).toBe(5);
    // A difference from the list would tell which reviews are held.
    await run(world.server.database, 'update research.reviews set is_held = true where company_id = $1', company.id);
    const held = await (await world.writer()).post('/api/review/similar-contributions', said);
    expect(held.body).toEqual(body);
    await run(world.server.database, 'update research.reviews set is_held = false where company_id = $1', company.id);
    const interviews = (await shown('interview', company)).cards;
    expect(interviews).toContainEqual(expect.stringMatching(/^p4 fnurse l3 sKerala m/));
    // After half of them leave, the rest reveals nothing immediately.
    const half = 'select id from research.reviews where company_id = $1 order by created_at limit 6';
    await run(world.server.database, `delete from research.reviews where id in (${half})`, company.id);
    await live(0);
    expect((await shown('review', company)).cards).toEqual([]);
  }, 180_000);
});

async function checkedAt(world: World, person: Person, company: { name: string; slug: string }, number: number) {
  const created = await person.post('/api/user/user/career-status', {
    careerStatusType: 'working',
    careerData: { companyName: company.name },
  });
  const { careerStatusId } = created.body;
  const email = `hr${number}@${company.slug}.example`;
  await person.post('/api/user/user/email-verification/otp', { email, careerStatusId });
  const newest = `select subject from platform.mailbox where address = '${email}'`;
  const [mail] = await select(world.server.database, { subject: text }, newest);
  const otp = mail?.subject.slice(0, 6);
  const { body } = await person.post('/api/user/user/email-verification/otp/verify', { email, otp, careerStatusId });
  return body.verified;
}
