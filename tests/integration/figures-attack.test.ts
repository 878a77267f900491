import { attack } from '@tests/figures/attack';
import { pageGlimpses } from '@tests/figures/glimpses';
import { harvest } from '@tests/figures/harvest';
import type { Harvest } from '@tests/figures/published';
import { ANY_SCOPE } from '@tests/figures/published';
import { insertRow } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import { Random } from '@/server/demo/random';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

const CITIES = ['bengaluru', 'new-delhi', 'kochi'];

/** The attack finds planted leaks of each kind, and none in published figures. */
describe('an attacker who reads all figures of pay as a guest', () => {
  let world: World;
  let earlier: Harvest;
  let now: Harvest;
  const random = new Random('figures and their attacker');

  const tell = async (count: number, wasReady: boolean) => {
    const { database, authorship } = world.server;
    for (let number = 0; number < count; number += 1) {
      const [userId, id] = [random.uuid(), random.uuid()];
      const persona = authorship.personaRef(userId);
      const created = { created_on: dayBeforeInIndia(world.now(), 100) };
      await insertRow(database, 'identity.users', { id: userId, public_id: random.uuid(), name: 'A', ...created });
      await insertRow(database, 'research.salaries', {
        id,
        company_id: Math.ceil(3 * random.next() ** 2) || 1,
        job_profile_id: Math.ceil(4 * random.next() ** 2) || 1,
        location_id: random.chance(0.9) ? Math.ceil(3 * random.next() ** 2) || 1 : null,
        experience: random.chance(0.9) ? random.integer(0, 20) : null,
        month: '2026-03-01',
        fixed: random.integer(30, 300) * 10_000,
        employment: random.chance(0.15) ? 'intern' : 'fulltime',
        is_checked: random.chance(0.4),
        was_ready: wasReady,
        author_ref: authorship.authorRef(persona, id),
        author_seal: authorship.sealAuthor(persona, id),
      });
    }
    await world.takeSalarySnapshot();
  };
  const read = async (): Promise<Harvest> => {
    const guest = world.guest();
    const json = async (path: string) => {
      const { status, body } = await guest.get(path);
      expect(status).toBe(200);
      return body;
    };
    return harvest({ json, page: null }, CITIES);
  };

  beforeAll(async () => {
    world = await startWorld(testDatabaseKind, {
      config: { limits: { login: 60, writes: 120, contributions: 20, reads: 1_000_000 } },
    });
    await tell(220, true);
    earlier = await read();
    await tell(23, false);
    world.pass(2_000);
    now = await read();
  }, 120_000);
  afterAll(() => world.stop());

  it('finds nothing that tells of fewer than five people', () => {
    expect(now.sightings.filter(({ figure }) => figure !== null).length).toBeGreaterThan(100);
    expect(attack(now, earlier)).toEqual([]);
  });

  const kindsIn = (changed: Harvest) => [...new Set(attack(changed, earlier).map(({ kind }) => kind))];
  const withPlanted = (
    fits: (sighting: Harvest['sightings'][number]) => boolean,
    change: (sighting: Harvest['sightings'][number]) => Harvest['sightings'],
  ): Harvest => {
    const place = now.sightings.findIndex(fits);
    expect(place).toBeGreaterThanOrEqual(0);
    return { ...now, sightings: now.sightings.flatMap((one, at) => (at === place ? change(one) : [one])) };
  };

  it('finds a figure that is withheld in a list and shown at its own address', () => {
    const planted = withPlanted(
      ({ figure }) => figure !== null,
      (one) => [one, { ...one, address: 'planted', figure: null }],
    );
    expect(kindsIn(planted)).toContain('own address');
  });

  it('finds a key of fewer than five people', () => {
    const planted = withPlanted(
      ({ figure, scope }) => figure === null && scope.location !== '',
      (one) => [{ ...one, figure: { ...aFigure(), count: 2 } }],
    );
    expect(kindsIn(planted)).toContain('hidden key');
  });

  it('finds an exact amount of few people, and a small change between two snapshots', () => {
    const small = now.sightings.filter(({ figure }) => figure !== null && figure.count < 20 && figure.median !== null);
    const [one] = small;
    const exact = {
      ...now,
      glimpses: [],
      sightings: small
        .slice(0, 1)
        .map((each) => ({ ...each, figure: each.figure && { ...each.figure, median: 735_001 } })),
    };
    expect(kindsIn(exact)).toEqual(['rounding']);
    const before = { ...now, sightings: one ? [one] : [], glimpses: [] };
    const after = {
      ...now,
      glimpses: [],
      sightings: one?.figure ? [{ ...one, figure: { ...one.figure, count: one.figure.count + 1 } }] : [],
    };
    expect(attack(after, before).map(({ kind }) => kind)).toEqual(['before and after']);
    // Fifty means fifty to fifty-four: five may have joined forty-six.
    const counted = (count: number) => ({
      ...before,
      sightings: one?.figure ? [{ ...one, figure: { ...one.figure, count, median: null, lowerQuartile: null } }] : [],
    });
    expect(attack(counted(50), counted(46)).filter(({ kind }) => kind === 'before and after')).toEqual([]);
  });

  it('finds a number below five beside a figure, one that leaves fewer than five, and an amount of few people', () => {
    const of = (change: object) => {
      const figure = { ...bareFigure(), count: 12, recentCount: 5, checkedCount: 5, ...change };
      const scope = { ...ANY_SCOPE, company: 'planted' };
      const sightings = [{ scope, address: 'planted', figure, steps: [], parts: null }];
      return [...new Set(attack({ ...now, sightings, glimpses: [] }, null).map(({ kind }) => kind))];
    };
    expect(of({})).toEqual([]);
    expect([of({ checkedCount: 4 }), of({ recentCount: 10 })]).toEqual([['small count'], ['small count']]);
    expect(of({ count: 9, recentCount: null, checkedCount: null, median: 900_000 })).toEqual(['pay of few']);
  });

  it('finds who is left when the shown parts are taken from the whole', () => {
    const of = (location: string, counts: readonly number[]) => ({
      scope: { ...ANY_SCOPE, company: 'a', location },
      address: location,
      figure: { ...bareFigure(), count: counts.reduce((sum, count) => sum + count, 0) },
      steps: counts.map((count, place) => ({ from: place * 100_000, to: (place + 1) * 100_000, count })),
    });
    const sightings = [of('', [11, 13, 9]), of('pune', [11, 10, 9])];
    expect(attack({ ...now, sightings, glimpses: [] }, null)).toEqual([
      { kind: 'complement', scope: 'a|||| by location', because: '3 to 3 people earn from 100000 to 200000' },
    ]);
    expect(attack({ ...now, sightings: [of('', [10, 15, 10]), of('pune', [10, 10, 10])], glimpses: [] }, null)).toEqual(
      [],
    );
  });

  it('finds who is left when roles and cities of a company are taken together', () => {
    const of = (jobProfile: string, location: string, counts: readonly number[]) => ({
      scope: { ...ANY_SCOPE, company: 'a', jobProfile, location },
      address: `${jobProfile} ${location}`,
      figure: { ...bareFigure(), count: counts.reduce((sum, count) => sum + count, 0) },
      steps: counts.map((count, place) => ({ from: place * 100_000, to: (place + 1) * 100_000, count })),
    });
    // Six of eight are nurses, six in Pune: at least four nurses in Pune are hidden.
    const sightings = [
      of('', '', [12, 15, 11]),
      of('nurse', '', [7, 8, 6]),
      of('nurse', 'kochi', [7, 2, 6]),
      of('', 'pune', [4, 12, 5]),
      of('doctor', 'pune', [4, 6, 5]),
    ];
    const found = attack({ ...now, sightings, glimpses: [] }, null);
    expect(found.filter(({ scope }) => scope.includes(' at '))).toEqual([
      {
        kind: 'complement',
        scope: 'a|||| at nurse and pune',
        because: 'at least 4 people earn from 100000 to 200000',
      },
    ]);
    const fewer = sightings.map((one) => (one.address === ' ' ? of('', '', [12, 19, 11]) : one));
    expect(
      attack({ ...now, sightings: fewer, glimpses: [] }, null).filter(({ scope }) => scope.includes(' at ')),
    ).toEqual([]);
  });

  it('finds a figure that stands elsewhere and is withheld, or is another', () => {
    const [first] = now.glimpses;
    if (first === undefined) throw new Error('Nothing is shown elsewhere.');
    const other = { ...first, values: { median: 123_456 } };
    expect(kindsIn({ ...now, glimpses: [other] })).toEqual(['own address']);
    const hidden = { ...first, scope: { ...first.scope, company: 'nobody' }, values: { count: 7 } };
    expect(kindsIn({ ...now, glimpses: [hidden] })).toEqual(['own address']);
    const page = `<script type="application/ld+json">{"@type":"Occupation","estimatedSalary":[{"@type":"MonetaryAmountDistribution","median":900000}]}</script>`;
    expect(pageGlimpses(page, first.scope, '/x')).toMatchObject([{ values: { median: 900_000 } }]);
    const carried = { company: { urlName: 'a' }, jobProfile: null, byLocation: [], figure: { count: 6, median: null } };
    const scope = { ...ANY_SCOPE, company: 'a' };
    const state = `<script type="application/json" id="x">${JSON.stringify({ answers: [{ body: JSON.stringify(carried) }] })}</script>`;
    expect(pageGlimpses(state, scope, '/x')).toMatchObject([{ values: { count: 6, median: null } }]);
  });

  function bareFigure() {
    const amounts = { median: null, lowerQuartile: null, upperQuartile: null, lowestTenth: null, highestTenth: null };
    return { ...aFigure(), ...amounts, medianMargin: null, importedCount: 0, recentCount: null, checkedCount: null };
  }

  function aFigure() {
    const shown = now.sightings.find(({ figure }) => figure !== null)?.figure;
    if (!shown) throw new Error('Nothing is shown.');
    return shown;
  }
});
