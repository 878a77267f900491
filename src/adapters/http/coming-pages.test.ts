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
  const next = async () => answersWith(String(++asked));
  const replaying = createReplayingFetch(
    async () => Response.json('over the wire'),
    () => new Promise(() => undefined),
  );
  const pages = new ComingPages(
    { page: async () => ({ answers: await next(), main: [] }), answers: next, uptime: () => now },
    replaying,
  );
  const read = async () => (await replaying.fetch(new Request('http://tarakki.example/api/jobs'))).json();
  return { pages, read, pass: (ms: number) => (now += ms) };
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

it('stops what it prefetches once a page is on its way', () => {
  const signals: AbortSignal[] = [];
  const pages = new ComingPages(
    {
      page: () => new Promise(() => undefined),
      answers: (_address, signal) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
      uptime: () => 0,
    },
    createReplayingFetch(fetch, async () => undefined),
  );
  void pages.prefetch('/jobs');
  pages.begin('/companies');
  void pages.prefetch('/salaries');
  void pages.prefetch('/p/1');
  pages.replay('/p/1');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
});

it('replays the answers of a fetched page', async () => {
  const { pages, read } = aServer();
  const page = pages.begin('/jobs');
  page.replay();
  expect([await page.main, await read()]).toEqual([[], 1]);
});
