import { aMemoryUser } from '@tests/support/a-memory-user';
import { expect, it } from 'vitest';
import { ComingPages } from '@/adapters/http/coming-pages';
import type { FetchedPage } from '@/adapters/http/fetched-page';
import { createReplayingFetch } from '@/adapters/http/replaying-fetch';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { SessionKey } from '@/stores/account/session/keys';
import { createApp } from './create-app';
import { memoryEnvironment } from './environments/memory';
import type { Feature } from './feature';
import { features } from './features';

const Jobs = () => null;

/** An app at Home. The code of Jobs is loaded when `bring` is called. The server answers nothing but documents. */
async function anApp() {
  const time = new ManualTime();
  const world = createDemoWorld(time, new CountingIds());
  const browser = new MemoryBrowser(world);
  const requests: { readonly address: string; readonly signal: AbortSignal }[] = [];
  const request = (address: string, signal: AbortSignal) => void requests.push({ address, signal });
  const documents: ((page: FetchedPage) => void)[] = [];
  const replaying = createReplayingFetch(
    async () => new Response(),
    () => new Promise(() => undefined),
  );
  const pages = new ComingPages(
    {
      page: (address, signal) => {
        request(address, signal);
        return new Promise((resolve) => documents.push(resolve));
      },
      answers: (address, signal) => {
        request(`${address} answers`, signal);
        return new Promise(() => undefined);
      },
      uptime: () => time.now(),
    },
    replaying,
  );
  let loads = 0;
  let bring = () => {};
  const code = new Promise<{ readonly feature: Feature }>((resolve) => {
    const load = async () => {
      loads += 1;
      await replaying.fetch(new Request('http://tarakki.example/api/jobs'));
    };
    const screen = () => ({ View: Jobs, load, page: () => null });
    bring = () => resolve({ feature: { screens: { Jobs: screen } } });
  });
  const environment = memoryEnvironment(world, { clock: time, scheduler: time, browser });
  const app = await createApp(
    { ...environment, pages },
    { ...features, jobs: { screens: { Jobs: '/jobs' }, load: () => code } },
  );
  await app.prepare('/', '');
  const signIn = async () => {
    browser.signIn(aMemoryUser(world, { isReader: true }));
    await app.store(SessionKey).checkUser();
  };
  return {
    app,
    pages,
    time,
    signIn,
    loads: () => loads,
    bring: () => bring(),
    bringDocument: (main: readonly Node[]) => documents.at(-1)?.({ answers: {}, main }),
    requested: () => requests.map(({ address, signal: { aborted } }) => [address, aborted]),
  };
}

it('ends the answers of a page that is left by Back, and its load goes on', async () => {
  const { app, bring, requested } = await anApp();
  bring();
  await app.prefetch('/jobs');
  const arrival = app.arrive('/jobs', '', 'PUSH');
  expect(requested()).toEqual([['/jobs answers', false]]);
  await app.arrive('/', '', 'POP');
  await arrival;
  expect(requested()).toEqual([['/jobs answers', true]]);
});

it('stops the document of a page that another one replaces, and fetches it again at the next visit', async () => {
  const { app, requested } = await anApp();
  void app.arrive('/jobs', '', 'PUSH');
  await app.arrive('/', '', 'POP');
  expect(requested()).toEqual([['/jobs', true]]);
  void app.arrive('/jobs', '', 'PUSH');
  expect(requested()[1]).toEqual(['/jobs', false]);
});

it('shows the page that was fetched before a write, and asks for its answers', async () => {
  const { app, pages, bring, bringDocument, requested, loads } = await anApp();
  const approach = app.approach('/jobs');
  pages.drop();
  const nodes: readonly Node[] = [];
  bringDocument(nodes);
  await approach;
  const arrival = app.arrive('/jobs', '', 'PUSH');
  expect([app.preview(), requested()]).toEqual([nodes, [['/jobs', false]]]);
  bring();
  await expect.poll(loads).toBe(1);
  expect(requested()).toEqual([
    ['/jobs', false],
    ['/jobs answers', false],
  ]);
  pages.drop();
  await arrival;
});

it.each<[string, (app: Awaited<ReturnType<typeof anApp>>) => void]>([
  ['a write', ({ pages }) => pages.drop()],
  ['a minute', ({ time }) => time.advance(60_000)],
])('fetches a pressed page again at the next press after %s', async (_name, pass) => {
  const made = await anApp();
  void made.app.approach('/jobs');
  pass(made);
  void made.app.approach('/jobs');
  expect(made.requested()).toEqual([
    ['/jobs', true],
    ['/jobs', false],
  ]);
});

it('drops and stops what was fetched for a guest once a user has logged in, in this tab or another one', async () => {
  const { app, pages, bringDocument, requested, signIn } = await anApp();
  void app.arrive('/jobs', '', 'PUSH');
  bringDocument([]);
  await expect.poll(() => app.preview()).not.toBeNull();
  void pages.prefetch('/companies');
  await signIn();
  expect(app.preview()).toBeNull();
  expect(requested()).toEqual([
    ['/jobs', true],
    ['/companies answers', true],
  ]);
  expect(pages.replay('/companies')).toBeNull();
});
