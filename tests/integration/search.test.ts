import { insertRow } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

  it('finds a city by its Hindi name without a correction', async () => {
    const { corrected, items } = await suggest('कोचि');
    expect(corrected).toBeNull();
    expect(items.map(({ label }: { label: string }) => label)).toContain('Kochi');
  });
});
