import { select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { EVENT_DAYS } from '@/core/kernel/tracking/event.rules';
import { bigint, boolean, from, integer, text } from '@/server/platform/sql-types';
import { eventsHousekeeping } from '@/server/services/kernel/curate/tracking/housekeeping';
import { usageReport } from '@/server/services/kernel/curate/tracking/report';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

describeOnDatabases('curate service', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(() => world.stop());

  const web = { 'x-device-type': 'WEB' };
  const sums = () =>
    select(
      world.server.database,
      { day: from('day::text', text), event: text, page: text, device: text, signed_in: boolean, events: bigint },
      'select day::text as day, event, page, device, signed_in, events from platform.event_sums order by 2, 3, 4, 5',
    );
  const event = {
    eventType: 'signOut',
    loginStatus: true,
    deviceType: 'WEB',
    pageName: 'HomeScreen',
    url: '/',
    timestamp: 5,
  };
  const bulk = (events: readonly object[]) => ({ tenantId: 9, trackerId: 9205, events });

  it('[TR-BULK] counts a single event and a batch by day, and a visit once a day', async () => {
    const user = await world.user();
    expect((await user.post('/api/curate/v0/event/bulk', bulk([event, event]), web)).status).toBe(204);
    const usage = { eventType: 'pageView', pageName: 'CompanyOverview', companyId: 12 };
    expect((await user.post('/api/curate/v0/event', usage, web)).status).toBe(204);
    expect((await user.post('/api/curate/v0/event', { ...usage, pageName: 'GiveSalary' }, web)).status).toBe(204);
    const of = { day: dayInIndia(Date.now()), device: 'WEB', signed_in: true };
    expect(await sums()).toEqual([
      { ...of, event: 'pageView', page: 'CompanyOverview', events: 1 },
      { ...of, event: 'pageView', page: 'Other', events: 1 },
      { ...of, event: 'signOut', page: 'HomeScreen', events: 2 },
      { ...of, event: 'visit', page: '', events: 1 },
    ]);
  });

  it('[TR-EVENT-FIELDS] takes every member of an event, and keeps none of them but what is summed', async () => {
    const marked = 'mark-7Qz';
    const words = [
      'userId',
      'cvId',
      'deviceId',
      'utmCampaign',
      'utmMedium',
      'utmSource',
      'internal_campaign',
      'url',
      'referrer',
    ];
    const sent = {
      ...event,
      ...Object.fromEntries(words.map((name) => [name, marked])),
      attributes: { source: marked },
    };
    expect((await world.guest().post('/api/curate/v0/event/bulk', bulk([sent]), web)).status).toBe(204);
    const { columns, rows } = await wholeTable();
    expect(columns).toEqual(['day', 'event', 'page', 'device', 'signed_in', 'events']);
    expect(rows).not.toContain(marked);
  });

  it('[TR-EVENT-CALL] takes the ids of a page from other clients, and counts the page alone', async () => {
    const ids = { communityType: 'topic', topicId: 71, departmentId: 72, designationId: 73, companyId: 74 };
    const usage = { eventType: 'pageView', pageName: 'Compare', ...ids };
    expect((await world.guest().post('/api/curate/v0/event', usage, web)).status).toBe(204);
    expect((await sums()).filter(({ page }) => page === 'Compare')).toEqual([
      { day: dayInIndia(Date.now()), event: 'pageView', page: 'Compare', device: 'WEB', signed_in: false, events: 1 },
    ]);
    const refused = await world.guest().post('/api/curate/v0/event', { ...usage, companyId: '74' }, web);
    expect(refused.status).toBe(400);
  });

  it('[RO-TENANT-TYPES] [LM-TRACKER-IDS] takes events of job seekers, from each of the four platforms, and none of employers', async () => {
    const send = async (tenantId: number, trackerId: number) =>
      (await world.guest().post('/api/curate/v0/event/bulk', { ...bulk([event]), tenantId, trackerId }, web)).status;
    for (const trackerId of [9205, 9206, 9207, 9208]) expect(await send(9, trackerId)).toBe(204);
    expect([await send(1, 9205), await send(9, 9209)]).toEqual([400, 400]);
  });

  it.each([
    ['', { eventType: 'pageView', pageName: 'what I earn' }],
    ['', { eventType: 'anything', pageName: 'HomeScreen' }],
    ['', { eventType: 'pageView', pageName: 'HomeScreen', text: 'My pay is 12 LPA' }],
    ['/bulk', bulk([])],
    ['/bulk', bulk(Array.from({ length: 101 }, () => event))],
    ['/bulk', { ...bulk([event]), tenantId: 1 }],
    ['/bulk', bulk([{ ...event, salary: 12 }])],
  ])('refuses at /v0/event%s what is not as the contract has it', async (path, body) => {
    const { status, body: problem } = await world.guest().post(`/api/curate/v0/event${path}`, body, web);
    expect([status, problem.code]).toEqual([400, 'validation_failed']);
  });

  it('refuses an event without a device', async () => {
    const usage = { eventType: 'pageView', pageName: 'HomeScreen' };
    expect((await world.guest().post('/api/curate/v0/event', usage)).status).toBe(400);
  });

  it('[TR-EVENT-FIELDS] counts the visitors of a campaign and of a company by network, from ten on and in fives', async () => {
    const { slug } = await aCompany();
    const visit = { ...event, eventType: 'campaignVisit', internal_campaign: 'Diwali_2026' };
    const usage = { eventType: 'pageView', pageName: 'CompanySalaries', companyUrlName: slug };
    const come = async (network: number) => {
      const from = async (url: string, payload: object) => {
        const remoteAddress = `10.7.${network}.1`;
        const headers = {
          ...web,
          appid: '999',
          systemid: 'AB_WEB',
          'user-agent': 'Mozilla/5.0',
          origin: world.server.origin,
        };
        const { statusCode } = await world.server.app.inject({ method: 'POST', url, headers, payload, remoteAddress });
        expect(statusCode).toBe(204);
      };
      const pages = [usage, { ...usage, companyUrlName: 'no-such-company' }, { ...usage, pageName: 'GiveSalary' }];
      for (const page of pages) await from('/api/curate/v0/event', page);
      const campaigns = [visit, { ...visit, internal_campaign: 'a b@c.in' }, { ...visit, eventType: 'signOut' }];
      await from('/api/curate/v0/event/bulk', bulk(campaigns));
    };
    const found = async () => (await visitors()).map(({ kind, name, visitors: count }) => [kind, name, count]);
    for (let network = 0; network < 9; network += 1) for (let turn = 0; turn < 2; turn += 1) await come(network);
    expect(await found()).toEqual([]);
    for (let network = 9; network < 14; network += 1) await come(network);
    const both = (count: number) => [
      ['campaign', 'diwali_2026', count],
      ['company', slug, count],
    ];
    expect(await found()).toEqual(both(10));
    await come(14);
    expect(await found()).toEqual(both(15));
    const lines = await usageReport(world.server.database, Date.now(), 30);
    expect(lines).toContainEqual(expect.stringMatching(/campaign diwali_2026 +15$/));
  });

  it('reports what was counted, in sums', async () => {
    const { database } = world.server;
    const noHit = { ...event, eventType: 'searchWithoutHit', pageName: 'Search' };
    await world.guest().post('/api/curate/v0/event/bulk', bulk([noHit, noHit]), web);
    const vital = { name: 'INP', value: 240, target: 'button', page: 'HomeScreen' };
    await world.guest().post('/api/v4/log/web-vitals', vital);
    const lines = await usageReport(database, Date.now(), 30);
    const under = (title: string) => lines[lines.findIndex((line) => line.startsWith(title)) + 1]?.trim();
    const today = dayInIndia(Date.now());
    expect(under('Searches without a hit')).toMatch(new RegExp(`^${today} +2$`));
    expect(under('Visits')).toMatch(new RegExp(`^${today} +\\d+$`));
    expect(under('Accounts made')).toMatch(new RegExp(`^${today} +\\d+$`));
    expect(under('Accounts by step')).toMatch(/^signed in +\d+$/);
    expect(under('Contributions')).toMatch(/^posts +\d+$/);
    expect(lines.at(-2)?.trim()).toMatch(/^HomeScreen INP +1, middle 240.00$/);
  });

  it('ends the sums of old days', async () => {
    const { database } = world.server;
    await eventsHousekeeping(database)(Date.now());
    expect(await sums()).not.toEqual([]);
    expect(await visitors()).not.toEqual([]);
    await eventsHousekeeping(database)(Date.now() + (EVENT_DAYS + 1) * DAY_MS);
    expect([...(await sums()), ...(await visitors())]).toEqual([]);
  });

  const visitors = () =>
    select(
      world.server.database,
      { kind: text, name: text, visitors: integer },
      'select kind, name, visitors from platform.visitor_sums order by 1, 2',
    );

  async function aCompany() {
    const [company] = await select(world.server.database, { slug: text }, 'select slug from catalog.companies limit 1');
    if (company === undefined) throw new Error('The world has no company.');
    return company;
  }

  async function wholeTable() {
    const { database } = world.server;
    const columns = await select(
      database,
      { name: from('column_name::text', text) },
      `select column_name::text as name from information_schema.columns
       where table_schema = 'platform' and table_name = 'event_sums' order by ordinal_position`,
    );
    const rows = await select(
      database,
      { row: from('s::text', text) },
      'select s::text as row from platform.event_sums s',
    );
    return { columns: columns.map(({ name }) => name), rows: JSON.stringify(rows) };
  }
});
