import { once } from 'node:events';
import { connect } from 'node:net';
import type { Sample, SampleSubjects } from '@tests/support/operation-samples';
import { sampleOf } from '@tests/support/operation-samples';
import { signInAt } from '@tests/support/sign-in';
import { testDatabaseKind } from '@tests/support/test-database';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlacedOperation } from './harness/all-operations';
import { allOperations, makeCall, subjectsOf } from './harness/all-operations';
import type { Person, World } from './harness/world';
import { post, startWorld } from './harness/world';

/** `BAD_INPUT_RUNS=1000` for a long run by hand. */
const RUNS_PER_OPERATION = Number(process.env.BAD_INPUT_RUNS ?? 10);

const nasty = fc.oneof(
  fc.constantFrom('Infinity', '-Infinity', '1e400', 'NaN', '-0', '0x10', ' ', '9'.repeat(400), '\0', 'a\0b', '\uFEFF'),
  fc.constantFrom('x'.repeat(101), 'x'.repeat(5_000), '..%5c', "' or 1=1 --", '%', '\u202E', '\uD800', '__proto__'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double().map(String),
);
const nastyValue = fc.oneof(
  nasty,
  fc.constantFrom(null, true, [], {}, Number.MAX_SAFE_INTEGER, -1, 2 ** 31, 2 ** 63),
  fc.anything({ maxDepth: 2 }),
);

type Path = readonly (string | number)[];

describe('bad input', () => {
  let world: World;
  let writer: Person;
  let subjects: SampleSubjects;
  beforeAll(async () => {
    world = await startWorld(testDatabaseKind);
    writer = await world.writer();
    const other = await world.writer();
    const { careerStatusId } = (await other.get('/api/user/user/profile')).body;
    subjects = subjectsOf(await post(other), careerStatusId);
  });
  afterAll(() => world.stop());

  it.each(allOperations.map((operation): [string, PlacedOperation] => [operation.operationId, operation]))(
    '%s never fails because of it, and refuses with a problem',
    async (_id, operation) => {
      const sample = sampleOf(operation, subjects);
      const calls = fc.oneof(...callsOf(operation, sample));
      await fc.assert(
        fc.asyncProperty(calls, async (call) => {
          const { status, headers } = await makeCall(writer, operation, call);
          expect(status).toBeLessThan(500);
          if (status >= 400) expect(headers.get('content-type')).toContain('application/problem+json');
        }),
        { numRuns: RUNS_PER_OPERATION, seed: 6 },
      );
    },
  );

  it.each([
    ['/mailbox', ['to']],
    ['/docs', ['unknown']],
    ['/docs/feed', ['unknown']],
    ['/robots.txt', ['unknown']],
    ['/sitemap.xml', ['unknown']],
    ['/static/', ['unknown']],
    ['/emulator/google/tokeninfo', ['access_token', 'id_token']],
    ['/emulator/google/userinfo', ['access_token']],
    ['/emulator/google/auth', ['client_id', 'origin', 'response_type', 'scope', 'state']],
    ['/emulator/google/one-tap', ['client_id', 'origin', 'nonce', 'state']],
  ])('the page %s never fails because of it', async (path, names) => {
    const query = fc.dictionary(fc.constantFrom(...names), nasty.filter(isEncodable));
    const below = fc.option(nasty.filter(isEncodable), { nil: null });
    await fc.assert(
      fc.asyncProperty(query, below, async (values, segment) => {
        const address = `${path}${segment === null ? '' : `/${encodeURIComponent(segment)}`}?${new URLSearchParams(values)}`;
        const { statusCode } = await world.server.app.inject({ url: address, headers: { accept: 'application/json' } });
        expect([address, statusCode]).toSatisfy(() => statusCode < 500);
      }),
      { numRuns: RUNS_PER_OPERATION, seed: 6 },
    );
  });

  const problemAt = async (path: string): Promise<readonly unknown[]> => {
    const response = await raw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    return [statusOf(response), /^content-type: application\/problem\+json/im.test(response)];
  };

  it('refuses numbers that are not finite, and ids that nothing has', async () => {
    for (const limit of ['Infinity', '-Infinity', '1e400']) {
      const { status, body } = await writer.get(`/api/feed/v3/feed?limit=${limit}`);
      expect([status, body.code]).toEqual([400, 'validation_failed']);
    }
    const long = await writer.get(`/api/feed/v1/feed/${'a'.repeat(101)}`);
    expect([long.status, long.body.code]).toEqual([400, 'validation_failed']);
  });

  it('finds nothing at odd addresses', async () => {
    for (const path of ['//', '//evil.example/x', '/static/', '/static/..%5c', '/static/%00']) {
      expect([path, ...(await problemAt(path))]).toEqual([path, expect.toBeOneOf([400, 404]), true]);
    }
    expect(statusOf(await raw('GET /mailbox?to=a%00b HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'))).toBe(200);
  });

  it('signs in whose name and address have control characters', async () => {
    const account = { name: 'Asha\0Nair', email: 'asha\0nair@mail.example' };
    const { headers } = await signInAt(world.server.origin, account);
    const profile = await fetch(`${world.server.origin}/api/user/user/profile`, { headers });
    expect(profile.status).toBe(200);
  });

  it.each([
    ['too many headers', `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['no request at all', 'nonsense\r\n\r\n', 400],
    ['a strange expectation', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: magic\r\n\r\n', 417],
  ])('answers %s with a problem and hangs up', async (_name, request, status) => {
    const response = await raw(request);
    expect(statusOf(response)).toBe(status);
    expect(response).toMatch(/^content-type: application\/problem\+json/im);
    expect(response).toMatch(/^connection: close/im);
    expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status });
  });

  const upgrading = (method: string, path: string, protocol: string): Promise<string> =>
    raw(
      `${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: Upgrade, HTTP2-Settings\r\nupgrade: ${protocol}\r\nhttp2-settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n\r\n`,
    );

  it.each([
    ['GET', '/healthz', 'h2c', 200],
    ['GET', '/ws', 'h2c', 404],
    ['GET', '/api/none', 'websocket', 404],
    ['POST', '/login/social', 'h2c', 400],
  ])('answers %s %s that asks for %s, and hangs up', async (method, path, protocol, status) => {
    const response = await upgrading(method, path, protocol);
    expect(statusOf(response)).toBe(status);
    expect(response).toMatch(/^connection: close/im);
    if (status >= 400) expect(response).toMatch(/^content-type: application\/problem\+json/im);
  });

  async function raw(request: string): Promise<string> {
    const { port, hostname } = new URL(world.server.origin);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.write(request);
    await once(socket, 'close');
    return answer;
  }
});

function statusOf(response: string): number {
  return Number(/^HTTP\/1.1 (\d+)/.exec(response)?.[1]);
}

function callsOf(operation: PlacedOperation, sample: Sample): fc.Arbitrary<Sample>[] {
  const names = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const calls = [
    fc.tuple(fc.constantFrom('unknown', ...names), nasty).map(([name, value]) => withQuery(sample, name, value)),
  ];
  const paths = Object.keys(sample.path);
  if (paths.length > 0) {
    calls.push(
      fc
        .tuple(fc.constantFrom(...paths), nasty.filter(isEncodable))
        .map(([name, value]) => withPath(sample, name, value)),
    );
  }
  if (sample.body !== undefined) {
    const leaves = [...leavesOf(sample.body)];
    calls.push(
      fc
        .tuple(fc.constantFrom(...leaves), nastyValue)
        .map(([leaf, value]) => ({ ...sample, body: replaced(sample.body, leaf, value) })),
    );
  }
  return calls;
}

function withQuery(sample: Sample, name: string, value: string): Sample {
  return { ...sample, query: { ...sample.query, [name]: value } };
}

function withPath(sample: Sample, name: string, value: string): Sample {
  return { ...sample, path: { ...sample.path, [name]: value } };
}

/** Lone surrogates have no URL form, and clients resolve dots themselves. */
function isEncodable(value: string): boolean {
  return !/\p{Surrogate}/u.test(value) && !/^\.{0,2}$/.test(value);
}

function* leavesOf(value: unknown, path: Path = []): Generator<Path> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    yield* leavesOf(member, [...path, Array.isArray(value) ? Number(name) : name]);
  }
}

function replaced(value: unknown, [step, ...rest]: Path, by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? replaced(item, rest, by) : item));
  if (typeof value !== 'object' || value === null) return by;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, name === step ? replaced(member, rest, by) : member]),
  );
}
