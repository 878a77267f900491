import { expect, it } from 'vitest';
import { ComingPages } from './coming-pages';
import type { RecordedAnswers } from './recorded-answers';
import { createReplayingFetch } from './replaying-fetch';

const answersWith = (body: string): RecordedAnswers => ({
  'GET /api/jobs': { status: 200, contentType: 'application/json', body },
});

/** A server whose responses say how often it was called. */
function aServer() {
  let asked = 0;
  let now = 0;
  let isFailing = false;
  const next = async () => (isFailing ? {} : answersWith(String(++asked)));
  const replaying = createReplayingFetch(
    async () => Response.json('over the wire'),
    () => new Promise(() => undefined),
  );
  const pages = new ComingPages(
    { page: async () => ({ answers: await next(), main: [] }), answers: next, uptime: () => now },
    replaying,
  );
  const read = async () => (await replaying.fetch(new Request('http://tarakki.example/api/jobs'))).json();
  return { pages, read, pass: (ms: number) => (now += ms), fail: () => (isFailing = true) };
}

it('replays what was prefetched, once', async () => {
  const { pages, read } = aServer();
  await pages.prefetch('/jobs');
  await pages.prefetch('/jobs');
  const forget = pages.replay('/jobs');
  expect(await read()).toBe(1);
  expect(await read()).toBe('over the wire');
  forget?.();
  pages.replay('/jobs');
  expect(await read()).toBe('over the wire');
});

it.each<[string, (server: ReturnType<typeof aServer>) => void]>([
  ['for another address', ({ pages }) => void pages.replay('/companies')],
  [
    'after a minute',
    ({ pages, pass }) => {
      pass(60_000);
      pages.replay('/jobs');
    },
  ],
  [
    'after a write',
    ({ pages }) => {
      pages.drop();
      pages.replay('/jobs');
    },
  ],
  ['once it is forgotten', ({ pages }) => pages.replay('/jobs')?.()],
])('replays nothing %s', async (_when, act) => {
  const server = aServer();
  await server.pages.prefetch('/jobs');
  act(server);
  expect(await server.read()).toBe('over the wire');
});

it('keeps the two dozen addresses that were prefetched last', async () => {
  const { pages, read } = aServer();
  for (let index = 0; index < 25; index += 1) await pages.prefetch(`/p/${index}`);
  pages.replay('/p/0');
  expect(await read()).toBe('over the wire');
  pages.replay('/p/1');
  expect(await read()).toBe(2);
});

it('fetches all answers of a page with its first read, unless they were prefetched', async () => {
  const { pages, read } = aServer();
  expect(pages.replay('/jobs')).toBeNull();
  pages.ask('/jobs');
  expect([await read(), await read()]).toEqual([1, 'over the wire']);
});

it('asks for answers where the prefetch failed', async () => {
  const { pages, fail } = aServer();
  fail();
  await pages.prefetch('/jobs');
  expect(pages.replay('/jobs')).toBeNull();
});

/** A server that never answers. Records the signals of its requests for answers and for documents. */
function aSlowServer() {
  const signals: AbortSignal[] = [];
  const slow = (_address: string, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<never>(() => undefined);
  };
  const replaying = createReplayingFetch(
    async () => Response.json('over the wire'),
    () => new Promise(() => undefined),
  );
  const pages = new ComingPages({ page: slow, answers: slow, uptime: () => 0 }, replaying);
  const read = async () => (await replaying.fetch(new Request('http://tarakki.example/api/jobs'))).json();
  return { pages, read, aborted: () => signals.map(({ aborted }) => aborted) };
}

it('stops what it prefetches once a page is on its way', () => {
  const { pages, aborted } = aSlowServer();
  void pages.prefetch('/jobs');
  pages.begin('/companies');
  void pages.prefetch('/salaries');
  void pages.prefetch('/p/1');
  pages.replay('/p/1');
  expect(aborted()).toEqual([true, false, true, false]);
});

it.each<[string, (pages: ComingPages) => unknown]>([
  ['replayed, or reached by Back', (pages) => pages.replay('/')],
  ['asked for', (pages) => pages.ask('/')],
  ['begun', (pages) => pages.begin('/')],
  ['changed by a write', (pages) => pages.drop()],
])('ends and stops the answers of the page that was left once another one is %s', async (_how, leave) => {
  for (const comes of [
    (pages: ComingPages) => pages.ask('/jobs'),
    (pages: ComingPages) => {
      void pages.prefetch('/jobs');
      pages.replay('/jobs');
    },
  ]) {
    const { pages, read, aborted } = aSlowServer();
    comes(pages);
    const waiting = read();
    leave(pages);
    expect(await waiting).toBe('over the wire');
    expect(aborted()[0]).toBe(true);
  }
});

it('stops the answers of a page once they are forgotten', async () => {
  const { pages, read, aborted } = aSlowServer();
  const forget = pages.ask('/jobs');
  const waiting = read();
  forget();
  await waiting;
  expect(aborted()).toEqual([true]);
});

it('stops prefetches that it drops', () => {
  const written = aSlowServer();
  void written.pages.prefetch('/jobs');
  written.pages.drop();
  expect(written.aborted()).toEqual([true]);
  const full = aSlowServer();
  for (let index = 0; index < 25; index += 1) void full.pages.prefetch(`/p/${index}`);
  expect(full.aborted().slice(0, 2)).toEqual([true, false]);
});

it('shows a page that was fetched before a write, without its answers', async () => {
  const { pages, read } = aServer();
  const page = pages.begin('/jobs');
  page.replay();
  pages.drop();
  expect([await page.main, page.isFresh(), page.replay()]).toEqual([[], false, null]);
  expect(await read()).toBe('over the wire');
});

it('replays no answers of a page that was fetched a minute ago', async () => {
  const { pages, pass } = aServer();
  const page = pages.begin('/jobs');
  pass(59_999);
  expect(page.isFresh()).toBe(true);
  pass(1);
  expect([page.isFresh(), page.replay()]).toEqual([false, null]);
});

it('replays the answers of a fetched page', async () => {
  const { pages, read } = aServer();
  const page = pages.begin('/jobs');
  page.replay();
  expect([await page.main, await read()]).toEqual([[], 1]);
});
