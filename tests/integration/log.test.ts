import { select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PRODUCT_VERSION } from '@/server/platform/product-version';
import { bigint, jsonb, text } from '@/server/platform/sql-types';
import { usageReport } from '@/server/services/kernel/curate/tracking/report';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

describeOnDatabases('log service', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(() => world.stop());

  const report = (name: string, body: unknown) => world.guest().post(`/api/v4/log/${name}`, body);
  const stored = () =>
    select(
      world.server.database,
      { kind: text, report: jsonb<object>() },
      'select kind, report from platform.client_reports order by id',
    );
  const error = { error: 'GET /api/feed/v3/feed answered 500', display: 'WEB' };

  it('takes errors, performance marks and web vitals', async () => {
    const performance = { name: 'feed-ready', duration: 412.5, page: 'HomeScreen' };
    const vital = { name: 'INP', value: 240, target: 'button.vote-up' };
    expect((await report('error', error)).status).toBe(204);
    expect((await report('performance', performance)).status).toBe(204);
    expect((await report('web-vitals', vital)).status).toBe(204);
    expect(await stored()).toEqual([
      { kind: 'error', report: { ...error, release: 'other', type: 'other', screen: 'other' } },
      { kind: 'performance', report: performance },
      { kind: 'web_vitals', report: vital },
    ]);
  });

  it('takes errors with extra fields, halves of characters too', async () => {
    const extra = {
      ...error,
      display: 'APP',
      type: 'api',
      level: 'fatal',
      status: 500,
      retried: false,
      page: null,
      'half\uD83D': 'h\uDE00',
    };
    expect((await report('error', extra)).status).toBe(204);
    const { 'half\uD83D': _half, ...plain } = extra;
    const kept = { ...plain, release: 'other', screen: 'other', 'half\uFFFD': 'h\uFFFD' };
    expect((await stored()).at(-1)?.report).toEqual(kept);
  });

  it('keeps four thousand characters of a report', async () => {
    const extra = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`x${index}`, 'y'.repeat(2_000)]));
    expect((await report('error', { ...error, ...extra })).status).toBe(204);
    const kept = (await stored()).at(-1)?.report;
    expect(kept).toMatchObject(error);
    expect(JSON.stringify(kept).length).toBeLessThan(4_500);
  });

  it('keeps the version, screen and kind of an error where the product knows them', async () => {
    const known = { release: PRODUCT_VERSION, screen: 'HomeScreen', type: 'script' };
    expect((await report('error', { ...error, ...known })).status).toBe(204);
    expect((await stored()).at(-1)?.report).toEqual({ ...error, ...known });
    const made = { release: '9.9.9', screen: 'asha@example.com', type: 'made up' };
    expect((await report('error', { ...error, ...made })).status).toBe(204);
    expect((await stored()).at(-1)?.report).toEqual({ ...error, release: 'other', screen: 'other', type: 'other' });
    const lines = await usageReport(world.server.database, Date.now(), 1);
    expect(lines.join('\n')).toContain(`${PRODUCT_VERSION} HomeScreen script`);
  });

  it('says of nobody who sent it', async () => {
    const user = await world.user();
    await user.post('/api/v4/log/error', error);
    const rows = await stored();
    expect(JSON.stringify(rows)).not.toContain(user.userId);
  });

  it.each([
    ['error', { display: 'WEB' }],
    ['error', { error: '', display: 'WEB' }],
    ['error', { error: 'x'.repeat(2001), display: 'WEB' }],
    ['error', { ...error, display: 'TV' }],
    ['error', { ...error, nested: { a: 1 } }],
    ['error', { ...error, ...Object.fromEntries(Array.from({ length: 23 }, (_, n) => [`f${n}`, n])) }],
    ['performance', { name: 'x', duration: -1 }],
    ['performance', { name: 'x', duration: 1, user: 'me' }],
    ['web-vitals', { name: 'FID', value: 1 }],
  ])('refuses a report of kind %s that is not as the contract has it', async (kind, body) => {
    const { status, body: problem } = await report(kind, body);
    expect([status, problem.code]).toEqual([400, 'validation_failed']);
  });

  it('keeps the newest twenty thousand or so', async () => {
    const { database } = world.server;
    await database.execute(
      `insert into platform.client_reports (kind, report) select 'error', '{}' from generate_series(1, 20600)`,
    );
    await Promise.all(Array.from({ length: 500 }, () => report('performance', { name: 'x', duration: 1 })));
    const [row] = await select(database, { n: bigint }, 'select count(*) as n from platform.client_reports');
    expect(row?.n).toBeLessThanOrEqual(20_500);
    expect(row?.n).toBeGreaterThanOrEqual(20_000);
  });
});
