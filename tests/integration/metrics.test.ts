import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { signInAt } from '@tests/support/sign-in';
import { startTestServer } from '@tests/support/test-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MetricsPortInUse } from '@/server/platform/metrics/metrics-server';
import { PRODUCT_VERSION } from '@/server/platform/product-version';
import type { RunningServer } from '@/server/start-server';

const HOST = '127.0.0.1';

describe('the figures of a process', () => {
  let server: RunningServer;
  let lines: readonly string[];
  const logged: string[] = [];

  beforeAll(async () => {
    server = await startTestServer({
      config: { metrics: { host: HOST, port: 0 }, logLevel: 'warn', slowStatementMs: 1 },
      logs: { write: (line) => logged.push(line) },
    });
    await signInAt(server.origin, { name: 'Asha Nair', email: 'asha@example.com' });
    await fetch(`${server.origin}/healthz`);
    await fetch(`${server.origin}/api/company/companies`);
    lines = (await figures()).split('\n');
  });
  afterAll(() => server.stop());

  const metricsOrigin = (): string => `http://${HOST}:${server.metricsPort}`;
  const figures = async (): Promise<string> => (await fetch(`${metricsOrigin()}/metrics`)).text();
  const valueAt = (start: string): number =>
    Number(
      lines
        .find((line) => line.startsWith(start))
        ?.split(' ')
        .at(-1),
    );

  it('counts requests by service and class, statements by name, and what is open', () => {
    expect(valueAt('tarakki_request_seconds_count{service="pages",class="2xx",route="GET /healthz"}')).toBeGreaterThan(
      0,
    );
    expect(valueAt('tarakki_request_seconds_count{service="company",class="4xx",')).toBeGreaterThan(0);
    expect(
      lines.filter((line) => /^tarakki_statements_total\{statement="[^"]+",outcome="done"\} [1-9]/.test(line)),
    ).not.toEqual([]);
    expect(valueAt('tarakki_sockets ')).toBe(0);
    expect(valueAt('tarakki_pushes_due')).toBe(0);
    expect(valueAt('tarakki_memory_limit_bytes')).toBeGreaterThan(0);
    expect(valueAt('tarakki_mails_total{outcome="failed"}')).toBe(0);
    expect(valueAt('tarakki_mails_waiting{state="unmade"}')).toBe(0);
  });

  it('counts sockets that are refused, and answers over a limit or without a session apart', async () => {
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    };
    const refused = request(`${server.origin}/ws/?EIO=4&transport=websocket`, {
      headers: { ...upgrade, origin: 'https://elsewhere.example' },
    });
    await new Promise((resolve) => refused.once('response', resolve).once('error', resolve).end());
    await fetch(`${server.origin}/api/notification/notifications`, {
      headers: { appid: '999', systemid: 'AB_WEB' },
    });
    const now = await figures();
    expect(now).toContain('tarakki_sockets_refused_total 1');
    expect(now).toMatch(/tarakki_request_seconds_count\{service="\w+",class="401",route="GET \/api\/[^"]+"\} 1/);
  });

  it('counts the cases that moderators have to decide', async () => {
    const due = (when: string) =>
      `insert into moderation.cases (id, kind, item_id, place, origin, ground, due_at)
       values (gen_random_uuid(), 'post', gen_random_uuid(), 'Bengaluru', 'REPORT', 'OTHER', now() ${when} interval '1 hour')`;
    await server.database.execute(`${due('+')}; ${due('-')}`);
    const now = await figures();
    expect(now).toContain('tarakki_moderation_open{kind="post"} 2');
    expect(now).toContain('tarakki_moderation_overdue{kind="post"} 1');
    expect(now).toContain('tarakki_users 1');
  });

  it('counts errors of browsers by version and kind, and no sender makes a figure of its own', async () => {
    const send = (extra: object) =>
      fetch(`${server.origin}/api/v4/log/error`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', appid: '999', systemid: 'AB_WEB', origin: server.origin },
        body: JSON.stringify({ error: 'TypeError', display: 'WEB', ...extra }),
      });
    expect((await send({ type: 'script', release: PRODUCT_VERSION, screen: 'HomeScreen' })).status).toBe(204);
    for (let made = 0; made < 5; made += 1)
      expect((await send({ type: `t${made}`, release: `9.9.${made}` })).status).toBe(204);
    const counted = (await figures()).split('\n').filter((line) => line.startsWith('tarakki_client_errors_total'));
    expect(counted).toEqual([
      `tarakki_client_errors_total{version="${PRODUCT_VERSION}",kind="script"} 1`,
      'tarakki_client_errors_total{version="other",kind="other"} 5',
    ]);
  });

  it('names no user, address or text: labels are of the product alone', () => {
    const labels = new Set(lines.flatMap((line) => [...line.matchAll(/([a-z_]+)="/g)].map(([, label]) => label)));
    const ours = new Set([
      'service',
      'class',
      'le',
      'statement',
      'outcome',
      'task',
      'kind',
      'state',
      'version',
      'route',
    ]);
    const ofNode = new Set(['type', 'space', 'major', 'minor', 'patch']);
    expect([...labels].filter((label) => label !== undefined && !ours.has(label) && !ofNode.has(label))).toEqual([]);
  });

  it('answers nothing else there, and nothing of it at the public address', async () => {
    expect((await fetch(`${metricsOrigin()}/`)).status).toBe(404);
    expect((await fetch(`${metricsOrigin()}/metrics`, { method: 'POST' })).status).toBe(404);
    expect(await (await fetch(`${server.origin}/metrics`)).text()).not.toContain('tarakki_');
  });

  it('logs statements that take long with their names, and no value', () => {
    const slow = logged
      .map((line): unknown => JSON.parse(line))
      .filter((line) => JSON.stringify(line).includes('slow statement'));
    expect(slow).not.toEqual([]);
    for (const line of slow)
      expect(Object.keys(Object(line)).toSorted()).toEqual([
        'level',
        'ms',
        'msg',
        'pid',
        'statement',
        'time',
        'version',
      ]);
  });

  it('is all that the alarms and the dashboard ask for', async () => {
    const told = new Set((await figures()).split('\n').flatMap((line) => /^# TYPE (\S+)/.exec(line)?.[1] ?? []));
    const asked = ['prometheus-alarms.yml', 'grafana-dashboard.json'].flatMap((file) =>
      [...readFileSync(`ops/${file}`, 'utf8').matchAll(/\b(?:tarakki|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
        name.replace(/_(?:count|bucket)$/, ''),
      ),
    );
    const others = [
      'tarakki_pool_size',
      'tarakki_standby_in_use',
      'tarakki_standby_behind_bytes',
      'tarakki_pool_in_use',
      'tarakki_pool_waiting',
      'tarakki_pool_wait_seconds_total',
      'tarakki_disk_free_bytes',
      'tarakki_backup_taken_timestamp_seconds',
      'tarakki_backup_verified_timestamp_seconds',
    ];
    expect(asked.length).toBeGreaterThan(20);
    expect([...new Set(asked)].filter((name) => !told.has(name) && !others.includes(name))).toEqual([]);
  });

  it('refuses a port that is taken in a sentence', async () => {
    const other = createServer().listen(0, HOST);
    await new Promise((resolve) => other.once('listening', resolve));
    const bound = other.address();
    const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
    await expect(startTestServer({ config: { metrics: { host: HOST, port } } })).rejects.toThrow(MetricsPortInUse);
    other.close();
  });
});
