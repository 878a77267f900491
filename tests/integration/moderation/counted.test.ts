import { randomUUID } from 'node:crypto';
import { makeModerator } from '@tests/support/make-moderator';
import { run } from '@tests/support/sql';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { MIN_NETWORK_BURST } from '@/core/kernel/content-checks/network-bursts.rules';
import { describeOnDatabases } from '../harness/describe-on-databases';
import type { Person, World } from '../harness/world';
import { post, startWorld } from '../harness/world';

const WORDS =
  'The rosters are planned a month ahead and nobody changes them without asking, the canteen is open at night too, and the pay comes on the last day of each month.';

describeOnDatabases('contributions that are counted over accounts', (on) => {
  let world: World;
  let moderator: Person;
  beforeAll(async () => {
    world = await startWorld(on);
    moderator = await world.reader();
    await makeModerator(world.server.database, moderator.userId);
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    await run(world.server.database, 'delete from moderation.cases');
    await run(world.server.database, 'delete from platform.help_counts');
    await run(world.server.database, 'delete from research.reviews');
  });

  const notes = async (): Promise<readonly string[]> => {
    const { cases } = (await moderator.get('/api/moderation/cases')).body;
    const claimed = await Promise.all(
      cases.map(({ caseId }: { caseId: string }) => moderator.call('PUT', `/api/moderation/cases/${caseId}/claim`)),
    );
    return claimed.flatMap(({ body }) => body.findings.map(({ note }: { note: string }) => note));
  };
  const review = async (companyName: string, likes: string) => {
    const said = {
      rating: 4,
      aspects: {},
      title: null,
      likes,
      dislikes: 'The pay is looked at only every two years.',
      jobProfile: null,
    };
    const facts = { departmentId: null, city: null, employment: null, isCurrent: true, years: null };
    const body = { companyName, review: { ...said, ...facts } };
    const who = await world.reader();
    expect((await who.post('/api/review/reviews', body, { 'idempotency-key': randomUUID() })).status).toBe(201);
  };

  it('are read by a moderator where three accounts tell nearly the same on a day, and stay public', async () => {
    const told = ['canteen', 'cafeteria', 'kitchen'].map((word) => WORDS.replace('canteen', word));
    const ids: string[] = [];
    for (const content of told) ids.push(await post(await world.writer(), { content }));
    expect(await notes()).toEqual(['Sent 3 times today, nearly word for word']);
    for (const id of ids) expect((await moderator.get(`/api/feed/v1/feed/${id}`)).body.status).toBe('LIVE');
    await run(world.server.database, 'delete from moderation.cases');
    await post(await world.writer(), { content: 'Short words are the same by chance.' });
    expect(await notes()).toEqual([]);
  });

  it('are read by a moderator where one text is told of three companies', async () => {
    const companies = ['Vaayuna Technologies', 'Neelgiri Textiles', 'Sagarmatha Health'];
    for (const name of companies) await review(name, `At ${name} ${WORDS}`);
    expect(await notes()).toEqual(['Sent 3 times today, nearly word for word']);
  });

  it('are read by a moderator from the fourth on that one network tells of a company on a day', async () => {
    const says = (place: number) => `Reason number ${place} to stay is a good one.`;
    for (let place = 1; place < MIN_NETWORK_BURST; place += 1) await review('Vaayuna Technologies', says(place));
    expect(await notes()).toEqual([]);
    await review('Vaayuna Technologies', says(MIN_NETWORK_BURST));
    expect(await notes()).toEqual(['At least 4 about this company today from one network']);
    world.pass(DAY_MS);
    await run(world.server.database, 'delete from moderation.cases');
    await review('Vaayuna Technologies', says(9));
    await run(world.server.database, 'update identity.sessions set started_on = started_on + 1');
    expect(await notes()).toEqual([]);
  });
});
