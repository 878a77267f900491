import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { afterEach, describe, expect, it } from 'vitest';
import { foreignServer } from '../../../examples/foreign-service/server.mjs';
import { EXIT } from './exit-codes';
import { runCommand } from './run-command';

const folder = temporaryFolders('verify-manners');
const PERSONAS = 'examples/foreign-service/personas.json';
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function foreign(before: (...args: Parameters<RequestListener>) => boolean = () => false): Promise<string> {
  const service = foreignServer(join(folder(), 'notices.json'), {});
  const server = createServer((request, response) => {
    if (!before(request, response)) service.emit('request', request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function verified(url: string, args: readonly string[], signal = new AbortController().signal) {
  const report = folder();
  const output = { line: () => undefined, error: () => undefined, progress: null };
  const code = await runCommand(['--url', url, '--seed', '7', ...args, '--report', report], output, signal);
  return { code, report };
}

const PROBLEM = {
  type: 'about:blank',
  title: 'Service Unavailable',
  status: 503,
  code: 'not_ready',
  message: 'Later.',
  fields: {},
};

/** Answers 503 `times` times after the prover's first call, with Retry-After. */
function away(times: number, seconds = 1) {
  const moments: number[] = [];
  let isLookedAt = false;
  const before: Parameters<typeof foreign>[0] = ({ url = '', method }, response) => {
    if (method !== 'GET' || !url.includes('/contacts') || moments.length >= times) return false;
    if (!isLookedAt) {
      isLookedAt = true;
      return false;
    }
    moments.push(performance.now());
    response.writeHead(503, {
      ...{ 'content-type': 'application/problem+json', 'retry-after': String(seconds), 'cache-control': 'no-store' },
      'x-request-id': '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11',
    });
    response.end(JSON.stringify(PROBLEM));
    return true;
  };
  return { moments, before };
}

describe('a run', () => {
  it('sends the same requests for the same seed, with other ids of new things', async () => {
    const sent: string[][] = [];
    for (const _ of [1, 2]) {
      const url = await foreign();
      const { code, report } = await verified(url, [
        '--service',
        'legal,search',
        '--personas',
        PERSONAS,
        '--profile',
        'full',
      ]);
      expect(code).toBe(EXIT.passed);
      const { log } = JSON.parse(readFileSync(join(report, 'requests.har'), 'utf8'));
      // Six calls run concurrently; the order of their answers is the service's.
      const lines = log.entries.map(({ comment, request: { method, url: address, postData } }: Entry) =>
        `${comment} ${method} ${address.replace(url, '')} ${postData?.text ?? ''}`
          .replaceAll(url, '')
          .replaceAll(UUID, 'id'),
      );
      sent.push(lines.toSorted());
    }
    expect(sent[0]?.length).toBeGreaterThan(100);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('ends with 3 where less was reached than the gate asks for', async () => {
    const url = await foreign();
    const args = ['--service', 'legal', '--only', 'getLegalContacts/good', '--profile', 'full'];
    const little = await verified(url, [...args, '--gate', '0']);
    expect(little.code).toBe(EXIT.passed);
    expect(readFileSync(join(little.report, 'index.html'), 'utf8')).toMatch(/Kept, as far as it was asked: \d+\.\d %/);
    const { code, report } = await verified(url, [...args, '--gate', '100']);
    expect(code).toBe(EXIT.underGate);
    expect(readFileSync(join(report, 'index.html'), 'utf8')).toContain('gate 100%');
  });

  it('names each header that a front adds once for a service, unless it is told to ignore it', async () => {
    const url = await foreign((_request, response) => {
      response.setHeader('server', 'front').setHeader('via', '1.1 front');
      return false;
    });
    const args = ['--service', 'legal,search', '--personas'];
    const told = await verified(url, [...args, PERSONAS]);
    const { failures } = JSON.parse(readFileSync(join(told.report, 'report.json'), 'utf8'));
    const named = failures.map(({ service, rule, title }: Named) =>
      [service, rule, /server|via/.exec(title)?.[0]].join(),
    );
    expect(named.toSorted()).toEqual(
      ['legal', 'search'].flatMap((service) => ['server', 'via'].map((name) => `${service},undeclared-header,${name}`)),
    );
    const personas = join(folder(), 'personas.json');
    const signIn = resolve('examples/foreign-service/sign-in.mjs');
    writeFileSync(personas, JSON.stringify({ signIn, ignoreHeaders: ['Server', 'via'] }));
    expect((await verified(url, [...args, personas])).code).toBe(EXIT.passed);
  });

  it('says how little it has asked where only guests are', async () => {
    const { code, report } = await verified(await foreign(), ['--service', 'legal', '--gate', '0']);
    expect(code).toBe(EXIT.passed);
    expect(readFileSync(join(report, 'index.html'), 'utf8')).toMatch(/Kept, as far as it was asked: \d+\.\d %/);
  });

  it('waits as Retry-After says where a service is away for a moment, and fails where it stays away', async () => {
    const args = ['--service', 'legal', '--only', 'getLegalContacts/good'];
    const short = away(1);
    expect((await verified(await foreign(short.before), args)).code).toBe(EXIT.passed);
    expect(short.moments).toHaveLength(1);
    const long = away(99);
    expect((await verified(await foreign(long.before), args)).code).toBe(EXIT.failed);
    const waits = long.moments.slice(1).map((moment, index) => moment - (long.moments[index] ?? 0));
    expect(waits.map((wait) => wait >= 990)).toEqual([true, true, true]);
  });

  it('does not wait for a limit that ends another day', async () => {
    const args = ['--service', 'legal', '--only', 'getLegalContacts/good'];
    const day = away(99, 86_400);
    expect((await verified(await foreign(day.before), args)).code).toBe(EXIT.failed);
    expect(day.moments).toHaveLength(1);
  });

  it('ends with 130 where it is stopped, and reports what was asked until then', async () => {
    const stop = new AbortController();
    let count = 0;
    const url = await foreign(() => {
      count += 1;
      if (count === 20) stop.abort();
      return false;
    });
    const { code, report } = await verified(url, ['--service', 'legal', '--profile', 'full'], stop.signal);
    expect(code).toBe(EXIT.stopped);
    const { requests, exitCode } = JSON.parse(readFileSync(join(report, 'report.json'), 'utf8'));
    expect(exitCode).toBe(EXIT.stopped);
    expect(requests).toBeGreaterThan(0);
    expect(requests).toBeLessThan(60);
  });

  it('takes each user that it made away again', async () => {
    const own = folder();
    const left = join(own, 'left.txt');
    const made = join(own, 'made.txt');
    writeFileSync(
      join(own, 'sign-in.mjs'),
      `import { appendFileSync } from 'node:fs';
export async function signIn({ name, persona }) {
  if (persona !== 'user') return null;
  appendFileSync(${JSON.stringify(made)}, name + '\\n');
  return { cookies: { AT: 'session-of-asha' } };
}
export async function leave({ name }) { appendFileSync(${JSON.stringify(left)}, name + '\\n'); }
`,
    );
    writeFileSync(join(own, 'personas.json'), JSON.stringify({ signIn: './sign-in.mjs' }));
    const args = ['--service', 'legal', '--personas', join(own, 'personas.json')];
    await verified(await foreign(), args);
    expect(existsSync(made) && readFileSync(made, 'utf8')).toMatch(/\w/);
    expect(readFileSync(left, 'utf8').split('\n').toSorted()).toEqual(
      readFileSync(made, 'utf8').split('\n').toSorted(),
    );
  });
});

interface Named {
  readonly service: string;
  readonly rule: string;
  readonly title: string;
}

interface Entry {
  readonly comment: string;
  readonly request: { readonly method: string; readonly url: string; readonly postData?: { readonly text: string } };
}
