import { describe, expect, it } from 'vitest';
import { MemoryToasts } from '@/adapters/memory/kernel/toasts/memory-toasts';
import { serviceDocuments } from '@/contract/generated/documents';
import type { FailedCall } from '@/core/kernel/failed-calls/failed-calls.port';
import { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { MAX_CONVERSATIONS, MAX_MESSAGES } from '@/core/talk/chat/chat.rules';
import type { Fetch } from './call-trace';
import { BrowsingHistoryApi } from './generated/aggregation/browsing-history';
import { ChatApi } from './generated/chat/chat';
import { CompanyApi } from './generated/company/company';
import { CompareApi } from './generated/company/compare';
import { CollegesApi } from './generated/dropdown/colleges';
import { PostingApi } from './generated/feed/posting';
import { VotingApi } from './generated/feed/voting';
import { JobsApi } from './generated/jobs/jobs';
import { ShellApi } from './generated/page-details/shell';
import type { ServiceName } from './generated/services';
import { serviceBases } from './generated/services';
import type { CallInput, HttpClient, Operation } from './http-client';
import { createHttpClient } from './http-client';

const origin = 'https://tarakki.example';
const read: Operation = { id: 'getPost', method: 'get', path: '/v1/feed/{postId}' };
const write: Operation = { id: 'createPost', method: 'post', path: '/v2/post' };
const toPost: CallInput = { path: { postId: '7' } };

const baseUrlOf = (service: ServiceName) => origin + serviceBases[service];

function aClient(fetch: Fetch): { readonly client: HttpClient; readonly failed: readonly FailedCall[] } {
  const client = createHttpClient({
    baseUrlOf,
    fetch,
    commonHeaders: (service) => ({ appid: '999', systemid: service }),
  });
  const failed: FailedCall[] = [];
  client.watch({ failed: (call) => failed.push(call) });
  return { client, failed };
}

const answering =
  (status: number, body: string | null, contentType = 'application/json'): Fetch =>
  async () =>
    new Response(body, { status, headers: { 'content-type': contentType } });

/** A fetch that never responds. It rejects when the request is cancelled, like `fetch`. */
const silent: Fetch = ({ signal }) =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const lost: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));
const problem = { status: 422, code: 'own_post', message: 'This is your own post.', fields: { 'a.b': 'No.', c: 4 } };
const noFields = { message: '', fields: {} };

describe('a call', () => {
  it('carries path, query, body, its own headers and the common ones', async () => {
    const asked: Request[] = [];
    const { client } = aClient(async (request) => {
      asked.push(request);
      return Response.json({});
    });
    const calls = client.service('feed');
    await calls.send(read, { path: { postId: 'a/b' }, query: { limit: 20, tags: ['x', 'y'] } }, {});
    await calls.send(write, { body: { title: 'Buyout' }, headers: { 'idempotency-key': 'k1' } }, {});
    expect(asked.map(({ method, url, credentials }) => ({ method, url, credentials }))).toEqual([
      { method: 'GET', url: `${origin}/api/feed/v1/feed/a%2Fb?limit=20&tags=x&tags=y`, credentials: 'same-origin' },
      { method: 'POST', url: `${origin}/api/feed/v2/post`, credentials: 'same-origin' },
    ]);
    expect(Object.fromEntries(asked[1]?.headers ?? [])).toEqual({
      appid: '999',
      systemid: 'feed',
      'content-type': 'application/json',
      'idempotency-key': 'k1',
    });
    expect(await asked[1]?.json()).toEqual({ title: 'Buyout' });
  });

  it('outlives the page where it is a report of the page or a write in the background, and only then', async () => {
    const asked: boolean[] = [];
    const { client } = aClient(async ({ keepalive }) => {
      asked.push(keepalive);
      return new Response(null, { status: 204 });
    });
    await client.service('log').sendForNothing({ ...write, purpose: 'log' }, { body: {} }, {});
    await client.service('chat').sendForNothing({ ...write, purpose: 'background' }, { body: {} }, {});
    await client.service('chat').sendForNothing({ ...read, purpose: 'background' }, {}, {});
    await client.service('feed').sendForNothing(write, { body: {} }, {});
    expect(asked).toEqual([true, true, false, false]);
  });

  it('answers the body, and null for an answer without one', async () => {
    const body = aClient(answering(200, '{"id":7,"kind":null}')).client.service('feed');
    const nothing = aClient(async () => new Response(null, { status: 204 })).client.service('feed');
    expect(await body.send(read, toPost, {})).toEqual({ ok: true, value: { id: 7, kind: null } });
    expect(await nothing.sendForNothing(read, toPost, {})).toEqual({ ok: true, value: null });
  });

  it('succeeds with the status that its operation declares, and with no other', async () => {
    const outcome = async (status: number, operation: Operation) => {
      const { client, failed } = aClient(answering(status, '{"id":7}'));
      const { ok } = await client.service('feed').send(operation, toPost, {});
      expect(failed.map(({ failure }) => failure.code)).toEqual(ok ? [] : ['answer_unreadable']);
      return ok;
    };
    const created: Operation = { ...write, success: [201] };
    for (const status of [200, 201, 202]) {
      expect(await outcome(status, read)).toBe(status === 200);
      expect(await outcome(status, created)).toBe(status === 201);
    }
    const emptied = aClient(async () => new Response(null, { status: 205 })).client.service('feed');
    expect((await emptied.sendForNothing(read, toPost, {})).ok).toBe(false);
  });
});

describe('a call that fails', () => {
  it.each([
    ['another user', 'beena', 'cancelled'],
    ['a guest', null, 'cancelled'],
    ['the same user', 'asha', 'network'],
  ])('is not sent again once the page shows %s', async (_who, later, kind) => {
    let shown: string | null = 'asha';
    const senders: (string | null)[] = [];
    const http = createHttpClient({
      baseUrlOf,
      commonHeaders: () => ({ appid: '999', systemid: 'desk', ...(shown !== null && { 'user-id': shown }) }),
      fetch: ({ headers }) => {
        senders.push(headers.get('user-id'));
        shown = later;
        return lost(new Request(origin));
      },
    });
    const votes = new VotingApi(http);
    const sure = new RetryingWrites({ after: () => () => undefined }, new MemoryToasts());
    const vote = { resourceId: 'p-1', resourceType: 'post', voteType: 'up' } as const;
    const answer = await sure.sendTwice(() => votes.castVote(vote));
    expect(answer).toMatchObject({ ok: false, failure: { kind } });
    expect(senders).toEqual(kind === 'network' ? ['asha', 'asha'] : ['asha']);
  });

  it.each([
    ['30', 30],
    ['0', 0],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    ['-1', undefined],
    ['1.5', undefined],
  ])('says of Retry-After %s that another try makes sense after %s seconds', async (header, seconds) => {
    const { client } = aClient(async () => new Response('', { status: 503, headers: { 'retry-after': header } }));
    const answer = await client.service('feed').send(read, toPost, {});
    expect(answer.ok ? null : answer.failure.retryAfter).toBe(seconds);
  });

  it.each([
    ['a lost connection', lost, { kind: 'network', status: null, code: 'network', ...noFields }],
    [
      'a problem, of whose fields only sentences count',
      answering(422, JSON.stringify(problem), 'application/problem+json'),
      { kind: 'invalid', status: 422, code: 'own_post', message: problem.message, fields: { 'a.b': 'No.' } },
    ],
    [
      'a proxy’s page',
      answering(502, '<h1>Bad gateway</h1>', 'text/html'),
      { kind: 'unavailable', status: 502, code: 'http_502', ...noFields },
    ],
    [
      'JSON that is no problem',
      answering(404, '["gone"]'),
      { kind: 'notFound', status: 404, code: 'http_404', ...noFields },
    ],
    ['an empty refusal', answering(429, ''), { kind: 'tooMany', status: 429, code: 'http_429', ...noFields }],
    [
      'a success that is no JSON',
      answering(200, '<p>'),
      { kind: 'unavailable', status: 200, code: 'answer_unreadable', ...noFields },
    ],
    [
      'a success without its body',
      answering(200, ''),
      { kind: 'unavailable', status: 200, code: 'answer_unreadable', ...noFields },
    ],
    [
      'a connection lost in mid-answer',
      async () => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) })),
      { kind: 'network', status: null, code: 'network', ...noFields },
    ],
  ] satisfies readonly (readonly [string, Fetch, unknown])[])(
    'is a value for %s, and watchers hear of it once',
    async (_name, fetch, failure) => {
      const { client, failed } = aClient(fetch);
      const result = await client.service('feed').send(read, { ...toPost, query: { x: 1 } }, {});
      expect(result).toEqual({ ok: false, failure });
      expect(failed).toEqual([{ operationId: 'getPost', purpose: null, failure }]);
    },
  );

  it('is not told to a watcher that has left', async () => {
    const { client } = aClient(lost);
    const heard: FailedCall[] = [];
    client.watch({ failed: (call) => heard.push(call) })();
    await client.service('feed').send(read, toPost, {});
    expect(heard).toEqual([]);
  });

  it('throws what is a bug of ours', async () => {
    const client = createHttpClient({
      baseUrlOf: () => 'not an address',
      fetch: lost,
      commonHeaders: () => ({}),
    });
    await expect(client.service('feed').send(read, toPost, {})).rejects.toThrow();
  });
});

describe('a call that nobody answers', () => {
  const client = createHttpClient({
    baseUrlOf: () => 'https://tarakki.example/api',
    fetch: silent,
    commonHeaders: () => ({}),
    maxWaitMs: 1,
  });

  it('is lost in the end, and watchers are told', async () => {
    const failed: FailedCall[] = [];
    client.watch({ failed: (call) => failed.push(call) });
    const result = await client.service('feed').send(read, toPost, {});
    expect(result).toMatchObject({ ok: false, failure: { kind: 'network' } });
    expect(failed.map(({ failure }) => failure.kind)).toEqual(['network']);
  });

  it('has the time that it takes where it sends a file, and where its caller gives up it is cancelled', async () => {
    const caller = new AbortController();
    const upload = client.service('feed').send(write, { body: new Uint8Array([1]) }, { signal: caller.signal });
    await client.service('feed').send(read, toPost, {});
    caller.abort();
    expect(await upload).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
  });
});

describe('a cancelled call', () => {
  const cancelled = { ok: false, failure: { kind: 'cancelled', status: null, code: 'cancelled', ...noFields } };

  it.each([
    ['by its caller', (_client: HttpClient, caller: AbortController) => caller.abort()],
    ['with all others', (client: HttpClient) => client.cancelAll()],
  ])('passes silently: a failure for its caller %s, nothing for watchers', async (_name, cancel) => {
    const { client, failed } = aClient(silent);
    const caller = new AbortController();
    const result = client.service('feed').send(read, toPost, { signal: caller.signal });
    cancel(client, caller);
    expect(await result).toEqual(cancelled);
    expect(failed).toEqual([]);
  });

  it('is never sent when it was cancelled before', async () => {
    const { client } = aClient(silent);
    expect(await client.service('feed').send(read, toPost, { signal: AbortSignal.abort() })).toEqual(cancelled);
  });

  it.each([401, 403])('[ER-UNAUTH-CANCEL] is what two pending ones become when a third answers %i', async (status) => {
    const { client, failed } = aClient((request) =>
      request.method === 'POST' ? answering(status, '{}')(request) : silent(request),
    );
    const calls = client.service('feed');
    const pending = [calls.send(read, toPost, {}), client.service('user').send(read, toPost, {})];
    const refused = await calls.send(write, {}, {});
    expect(refused).toMatchObject({ ok: false, failure: { status } });
    expect(await Promise.all(pending)).toEqual([cancelled, cancelled]);
    expect(failed.map(({ operationId }) => operationId)).toEqual(['createPost']);
  });

  it('leaves alone what a watcher asks for because of the 401', async () => {
    const { client } = aClient((request) =>
      request.method === 'POST' ? answering(401, '{}')(request) : answering(200, '{}')(request),
    );
    const calls = client.service('feed');
    const asked: Promise<unknown>[] = [];
    client.watch({ failed: () => asked.push(calls.send(read, toPost, {})) });
    await calls.send(write, {}, {});
    expect(await asked[0]).toEqual({ ok: true, value: {} });
  });
});

function clientFor(isCrawler: boolean): { readonly http: HttpClient; readonly told: readonly string[] } {
  const told: string[] = [];
  const http = createHttpClient({
    baseUrlOf: () => 'https://services.example',
    commonHeaders: () => ({}),
    isCrawler,
    fetch: async (request) => {
      told.push(new URL(request.url).pathname);
      return Response.json({});
    },
  });
  http.watch({ failed: ({ operationId }) => told.push(`failed ${operationId}`) });
  return { http, told };
}

describe('the client of a crawler', () => {
  it('[CR-BLOCK-PAGEDETAILS] sends no page-details request', async () => {
    const { http, told } = clientFor(true);
    const details = await new ShellApi(http).getPageDetails({ url: '/' });
    expect(details).toMatchObject({ ok: false, failure: { kind: 'forbidden', code: 'crawler_not_allowed' } });
    expect(told).toEqual([]);
  });

  it.each([
    ['[CR-BLOCK-PAGENAME] pagename', (http: HttpClient) => new ShellApi(http).getPageName({ url: '/' })],
    ['[CR-BLOCK-FILTER] filter', (http: HttpClient) => new CompanyApi(http).listCompanyFilters({})],
    ['[CR-BLOCK-FILTER] filter of jobs', (http: HttpClient) => new JobsApi(http).listJobFilters({})],
    ['[CR-BLOCK-FILTER] filter of colleges', (http: HttpClient) => new CollegesApi(http).listCollegeFilters({})],
    ['[CR-BLOCK-HISTORY] history', (http: HttpClient) => new BrowsingHistoryApi(http).listVisitedCompanies()],
    ['[CR-BLOCK-HISTORY] visit', (http: HttpClient) => new BrowsingHistoryApi(http).recordVisit({ urlName: 'a' })],
    ['[CR-BLOCK-CHAT] conversations', (http: HttpClient) => new ChatApi(http).listTalks({ limit: 100 })],
    ['[CR-BLOCK-COMPARE] compare', (http: HttpClient) => new CompareApi(http).compareCompanies({ companies: 'a' })],
  ])('%s: sends no such request', async (_call, call) => {
    const { http, told } = clientFor(true);
    expect(await call(http)).toMatchObject({ ok: false, failure: { code: 'crawler_not_allowed' } });
    expect(told).toEqual([]);
  });

  it('[CR-BLOCK-COMMENT] sends no comment request, and the calls beside it go on', async () => {
    const { http, told } = clientFor(true);
    const feed = new PostingApi(http);
    const [post, comments] = await Promise.all([feed.getPost({ postId: '7' }), feed.listComments({ postId: '7' }, {})]);
    expect([post.ok, comments.ok]).toEqual([true, false]);
    expect(told).toEqual(['/v1/feed/7']);
  });
});

it('the client of another viewer sends both', async () => {
  const { http, told } = clientFor(false);
  await new ShellApi(http).getPageDetails({ url: '/' });
  await new PostingApi(http).listComments({ postId: '7' }, {});
  expect(told).toEqual(['/page-details', '/v1/post/7/comments']);
});

it('[API-CHAT-PATHS] [API-CHAT-GROUPS] [API-CHAT-MESSAGES] the chat client asks the two given paths, for 100 groups and 1,000 messages', async () => {
  const sent: string[] = [];
  const http = createHttpClient({
    baseUrlOf: (service) => `https://services.example${serviceBases[service]}`,
    commonHeaders: () => ({}),
    isCrawler: false,
    fetch: async ({ url }) => {
      sent.push(url.replace('https://services.example', ''));
      return Response.json({});
    },
  });
  const chat = new ChatApi(http);
  await chat.getChatMeta();
  await chat.listTalks({ limit: MAX_CONVERSATIONS });
  await chat.listMessages({ talkId: 'one', limit: MAX_MESSAGES });
  expect(sent).toEqual([
    '/api/chat/jobseeker/message/meta',
    '/api/chat/jobseeker/message/group?limit=100',
    '/api/chat/jobseeker/message/recent?talkId=one&limit=1000',
  ]);
  expect(Object.keys(serviceDocuments.chat.paths ?? {})).toEqual(
    expect.arrayContaining(['/jobseeker/message/meta', '/jobseeker/message/group']),
  );
});
