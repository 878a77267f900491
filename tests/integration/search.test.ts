import { insertRow, run } from '@tests/support/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

describeOnDatabases('search service', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
    await insertRow(world.server.database, 'catalog.companies', {
      id: 900,
      name: 'Kochi Metro One',
      slug: 'kochi-metro-one',
      industry_id: 1,
      headquarters: 'Kochi',
    });
  });
  afterAll(() => world.stop());

  const suggest = async (q: string) =>
    (await world.guest().get(`/api/search/search/suggest?q=${encodeURIComponent(q)}`)).body;

  it('offers the city that was meant as the correction, not a company whose name begins with it', async () => {
    const { corrected, items } = await suggest('kocchi');
    expect(corrected).toBe('Kochi');
    expect(items.map(({ label }: { label: string }) => label)).toEqual(['Kochi Metro One', 'Kochi']);
  });

  it('corrects no word that something is called by', async () => {
    const college = { id: 900, name: 'Institute of Hotels', aliases: ['IHM Kochi'], city: 'Kochi' };
    await insertRow(world.server.database, 'catalog.colleges', college);
    await insertRow(world.server.database, 'catalog.job_profiles', {
      id: 900,
      name: 'HR Executive',
    });
    const { corrected, items } = await suggest('hr kochi');
    expect(corrected).toBeNull();
    expect(items.map(({ label }: { label: string }) => label)).toEqual(['Kochi Metro One', 'HR Executive', 'Kochi']);
    expect((await suggest('ihn kochi')).corrected).toBe('Institute of Hotels');
  });

  it('shares its places among the texts of a list, and gives a single letter few', async () => {
    await run(
      world.server.database,
      `insert into catalog.locations (id, name)
       select 5000 + n, concat('Zedland ', n) from generate_series(1, 250) as n union all select 5900, 'Yonderabad'`,
    );
    const cities = async (q: string) => {
      const { groups } = (await world.guest().get(`/api/search/search/results?type=city&q=${q}`)).body;
      return groups.map(({ total }: { total: number }) => total);
    };
    expect(await cities('zedland')).toEqual([200]);
    expect(await cities('zedland,yonderabad')).toEqual([101]);
    expect(await cities('z,yonderabad')).toEqual([11]);
  });

  it('finds a city by its Hindi name without a correction', async () => {
    const { corrected, items } = await suggest('कोचि');
    expect(corrected).toBeNull();
    expect(items.map(({ label }: { label: string }) => label)).toContain('Kochi');
  });

  describe('of posts', () => {
    const DAYS = 3_000;
    beforeAll(() =>
      run(
        world.server.database,
        `insert into content.posts (id, status, title, content, author_ref, author_seal, author_name, author_avatar, author_color,
           profile_type, community_type, community_id, created_at)
         select gen_random_uuid(), 'LIVE', 'Day ' || n, concat_ws(' ', 'gulmohar',
             case when n % 5 = 0 then 'palash' end, case when n % 25 = 7 then 'semal' end, case when n % 900 = 800 then 'kachnar' end),
           sha256(convert_to(n::text, 'UTF8')), '', 'Tree', 'kolam:tree', '#DCE6DF', 'ANONYMOUS', c.type, c.entity_id,
           timestamptz '2026-06-30T12:00:00Z' - n * interval '12 hours'
         from generate_series(1, ${DAYS}) as n, (select type, entity_id from content.communities limit 1) as c`,
      ),
    );

    const found = async (q: string) => {
      const { body } = await world.guest().get(`/api/search/search/results?type=post&q=${q}`);
      const [{ total, items }] = body.groups;
      return { total, days: items.map(({ label }: { label: string }) => Number(label.slice('Day '.length))) };
    };
    const firstOf = (start: number, step: number) => Array.from({ length: 50 }, (_, place) => start + place * step);

    it('the newest come first and 200 are counted, however common the words are', async () => {
      expect(await found('gulmohar')).toEqual({ total: 200, days: firstOf(1, 1) });
      expect(await found('gulmohar+pala')).toEqual({ total: 200, days: firstOf(5, 5) });
    });

    it('those with rare words are found in every month, and counted once', async () => {
      expect(await found('semal')).toEqual({ total: 120, days: firstOf(7, 25) });
      expect(await found('kachn')).toEqual({ total: 3, days: [800, 1700, 2600] });
    });
  });
});
