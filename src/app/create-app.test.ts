import { failureOf } from '@tests/support/failure-of';
import { PATIENCE } from '@tests/support/patience';
import { uuidOf } from '@tests/support/uuid-of';
import { expect, it, vi } from 'vitest';
import { MemoryToasts } from '@/adapters/memory/kernel/toasts/memory-toasts';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { httpErrorMessages } from '@/core/kernel/failed-calls/http-errors';
import { FeaturesKey, PageLoaderKey } from '@/stores/kernel/shell/keys';
import { JobAlertsKey } from '@/stores/research/jobs/keys';
import { ThreadsKey } from '@/stores/talk/comments/keys';
import { FeedKey } from '@/stores/talk/posting/keys';
import { ScreenFailure } from '@/views/kernel/shell/screen-failure';
import { NotFoundScreen } from '@/views/talk/posting/not-found-screen';
import type { AppEnvironment, PageFetching } from './create-app';
import { createApp } from './create-app';
import { memoryEnvironment } from './environments/memory';
import type { Feature, Features } from './feature';
import { features } from './features';

const Jobs = () => null;
const Overlay = () => null;
const jobs: Feature = { screens: { Jobs: () => ({ View: Jobs, page: () => null }) } };

let bringAnswer = () => {};
const load = () => new Promise<void>((resolve) => (bringAnswer = resolve));
const slowJobs: Feature = { screens: { Jobs: () => ({ View: Jobs, load, page: () => null }) } };

let loads = 0;
const count = async () => {
  loads += 1;
};
const countingJobs: Feature = { screens: { Jobs: () => ({ View: Jobs, load: count, page: () => null }) } };

function anEnvironment(toasts = new MemoryToasts()): AppEnvironment {
  const time = new ManualTime();
  return memoryEnvironment(createDemoWorld(time, new CountingIds()), { clock: time, scheduler: time, toasts });
}

async function atHome(load: Features[string]['load'], environment = anEnvironment()) {
  const app = await createApp(environment, { ...features, jobs: { screens: { Jobs: '/jobs' }, load } });
  await app.prepare('/', '');
  return app;
}

it('says where the code of a screen does not come, and fetches it the next time', async () => {
  let isOnline = false;
  const app = await atHome(() =>
    isOnline ? Promise.resolve({ feature: jobs }) : Promise.reject(new TypeError('Failed to fetch')),
  );
  await app.arrive('/jobs', '');
  expect(app.currentView()).toBe(ScreenFailure);
  await app.arrive('/', '');
  isOnline = true;
  await app.arrive('/jobs', '');
  expect(app.currentView()).toBe(Jobs);
  expect(app.shownChunks()).toEqual(['jobs', 'Jobs']);
});

it('loads nothing for a screen that was left before its code came, and all of it at the next visit', async () => {
  loads = 0;
  let bring = () => {};
  const code = new Promise<{ readonly feature: Feature }>((resolve) => {
    bring = () => resolve({ feature: countingJobs });
  });
  const app = await atHome(() => code);
  const arrival = app.arrive('/jobs', '');
  await app.arrive('/', '');
  bring();
  await arrival;
  expect(loads).toBe(0);
  await app.arrive('/jobs', '');
  expect(loads).toBe(1);
});

function somePages({ isPrefetched = true } = {}) {
  const under: string[] = [];
  let bringMain: (main: readonly Node[] | null) => void = () => undefined;
  const pages: PageFetching = {
    begin: (address) => {
      under.push(`page ${address}`);
      const main = new Promise<readonly Node[] | null>((resolve) => (bringMain = resolve));
      return { main, replay: () => () => under.push('forgotten'), isFresh: () => true, stop: () => undefined };
    },
    prefetch: async (address) => void under.push(`answers ${address}`),
    replay: (address) => {
      if (!isPrefetched) return null;
      under.push(`replayed ${address}`);
      return () => under.push('forgotten');
    },
    ask: (address) => {
      under.push(`asked ${address}`);
      return () => under.push('forgotten');
    },
    drop: () => undefined,
  };
  return {
    under,
    environment: { ...anEnvironment(), pages },
    bringMain: (main: readonly Node[] | null) => bringMain(main),
  };
}

function slowCode() {
  let bring = () => {};
  const code = new Promise<{ readonly feature: Feature }>((resolve) => {
    bring = () => resolve({ feature: jobs });
  });
  return { code, bring: () => bring() };
}

it('fetches the page of a screen beside its code, and replays prefetched answers once the code is there', async () => {
  const { under, environment } = somePages();
  const { code, bring } = slowCode();
  const app = await atHome(() => code, environment);
  const arrival = app.arrive('/jobs', '?city=pune');
  expect(under).toEqual(['page /jobs?city=pune']);
  expect(app.currentView()).toBeNull();
  bring();
  await arrival;
  expect(under).toEqual(['page /jobs?city=pune', 'forgotten']);
  await app.arrive('/', '');
  await app.arrive('/jobs', '?city=pune');
  expect(under.slice(2)).toEqual(['replayed /', 'forgotten', 'replayed /jobs?city=pune', 'forgotten']);
});

it('asks for the answers of a page together if only its code is there, except after Back', async () => {
  const { under, environment } = somePages({ isPrefetched: false });
  const app = await atHome(() => Promise.resolve({ feature: jobs }), environment);
  await app.prefetch('/jobs');
  await app.arrive('/jobs', '', 'PUSH');
  await app.arrive('/', '', 'POP');
  expect(under).toEqual(['asked /jobs', 'forgotten']);
});

it('stays on a page until the next one can show, as the server made it or by its code', async () => {
  const { under, environment, bringMain } = somePages();
  const { code, bring } = slowCode();
  const app = await atHome(() => code, environment);
  expect(app.approach('/no/such/page')).toBeNull();
  expect(app.approach('/?feed=top')).toBeNull();
  const approach = app.approach('/jobs');
  const repeated = app.approach('/jobs');
  expect(under).toEqual(['page /jobs']);
  const nodes: readonly Node[] = [];
  bringMain(nodes);
  await approach;
  await repeated;
  const arrival = app.arrive('/jobs', '');
  expect([app.currentView(), app.preview()]).toEqual([null, nodes]);
  bring();
  await arrival;
  expect([app.currentView(), app.preview()]).toEqual([Jobs, null]);
  expect(under).toEqual(['page /jobs', 'forgotten']);
  expect(app.approach('/jobs')).toBeNull();
});

it('fetches the answers of a likely screen beside its code', async () => {
  const { under, environment } = somePages();
  const { code, bring } = slowCode();
  const app = await atHome(() => code, environment);
  const fetched = app.prefetch('/jobs', { withAnswers: true });
  expect(under).toEqual(['answers /jobs']);
  bring();
  await fetched;
});

it('waits for the code of a page that the server does not show', async () => {
  const { environment, bringMain } = somePages();
  const { code, bring } = slowCode();
  const app = await atHome(() => code, environment);
  let isThere = false;
  const approach = app.approach('/jobs')?.then(() => {
    isThere = true;
  });
  bringMain(null);
  await Promise.resolve();
  expect(isThere).toBe(false);
  bring();
  await approach;
  expect(app.preview()).toBeNull();
});

it('shows no page that was asked for before another one', async () => {
  const { environment, bringMain } = somePages();
  const app = await atHome(() => slowCode().code, environment);
  void app.approach('/jobs?page=2');
  const bringOld = bringMain;
  void app.approach('/jobs');
  bringOld([]);
  void app.arrive('/jobs', '');
  await Promise.resolve();
  expect(app.preview()).toEqual([]);
});

it('shows a screen as soon as its code has come, while what it loads is on its way', async () => {
  const { under, environment } = somePages();
  const app = await atHome(() => Promise.resolve({ feature: slowJobs }), environment);
  const arrival = app.arrive('/jobs', '');
  await vi.waitFor(() => expect(app.currentView()).toBe(Jobs), PATIENCE);
  expect(under).toEqual(['page /jobs']);
  bringAnswer();
  await arrival;
  expect(under).toEqual(['page /jobs', 'forgotten']);
});

it('gives a page a turn between the pieces of its start', async () => {
  const turns: string[] = [];
  const feature = (name: string): Feature => ({ start: () => turns.push(name) });
  const app = await createApp(
    {
      ...anEnvironment(),
      yieldToPage: async () => void turns.push('turn'),
    },
    {
      ...features,
      one: { comes: 'first', load: () => Promise.resolve({ feature: feature('one') }) },
      other: { comes: 'idle', load: () => Promise.resolve({ feature: feature('other') }) },
    },
  );
  await app.prepare('/', '');
  await app.start();
  const [one, other] = [turns.indexOf('one'), turns.indexOf('other')];
  expect(turns.slice(0, one)).toContain('turn');
  expect(turns.slice(one, other)).toContain('turn');
});

it.each([
  ['a guest who only looks', '', ['used', 'idle']],
  ['an address that asks for something', '?showLoginModal=true', ['idle']],
])('fetches what no first view needs for %s', async (_name, search, expected) => {
  const order: string[] = [];
  const idle: Feature = { start: () => order.push('idle') };
  const app = await createApp(
    {
      ...anEnvironment(),
      untilUsed: async () => void order.push('used'),
    },
    { ...features, late: { comes: 'idle', load: () => Promise.resolve({ feature: idle }) } },
  );
  await app.prepare('/', search);
  await app.start();
  expect(order).toEqual(expected);
});

it('fetches it after the page that the first press opens', async () => {
  let use = () => {};
  const used = new Promise<void>((resolve) => {
    use = resolve;
  });
  const order: string[] = [];
  const idle: Feature = { start: () => order.push('idle') };
  const app = await createApp(
    { ...anEnvironment(), untilUsed: () => used },
    {
      ...features,
      jobs: { screens: { Jobs: '/jobs' }, load: () => Promise.resolve({ feature: slowJobs }) },
      late: { comes: 'idle', load: () => Promise.resolve({ feature: idle }) },
    },
  );
  await app.prepare('/', '');
  const started = app.start();
  const arrived = app.arrive('/jobs', '', 'PUSH').then(() => order.push('page'));
  await vi.waitFor(() => expect(app.currentView()).toBe(Jobs));
  use();
  await new Promise((resolve) => setTimeout(resolve));
  bringAnswer();
  await Promise.all([started, arrived]);
  expect(order).toEqual(['page', 'idle']);
});

it('does not wait to be used where a press needs the code', async () => {
  const app = await createApp({ ...anEnvironment(), untilUsed: () => new Promise(() => undefined) });
  await app.prepare('/', '');
  void app.start();
  const asked = new Promise<void>((resolve) => void app.store(FeaturesKey).ask(PageLoaderKey, () => resolve()));
  await asked;
  expect(app.store(FeaturesKey).hasIdle).toBe(true);
});

it('hears of new comments once the code comes that did not come at first', async () => {
  let isOnline = false;
  const time = new ManualTime();
  const world = createDemoWorld(time, new CountingIds());
  const environment = memoryEnvironment(world, { clock: time, scheduler: time, toasts: new MemoryToasts() });
  const load = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return await import('./features/talk/bookmarks/bookmarks.feature');
  };
  const app = await createApp(environment, { ...features, bookmarks: { ...features.bookmarks, load } });
  const postId = world.records(PostRecords).all.find(({ status }) => status === 'LIVE')?.id ?? '';
  await app.prepare(`/p/${postId}`, '');
  await app.start();
  expect(app.store(FeaturesKey).hasIdle).toBe(false);
  isOnline = true;
  expect(await app.store(FeaturesKey).loadIdle()).toBe(true);
  world.records(PostRecords).commented({ postId, commentId: uuidOf(1), parentId: null });
  await vi.waitFor(() => expect(app.store(ThreadsKey).waitingCount).toBe(1), PATIENCE);
});

it('fetches the code that a link leads to before the click', async () => {
  let fetched = 0;
  const app = await atHome(() => {
    fetched += 1;
    return Promise.resolve({ feature: jobs });
  });
  for (const path of ['/no/such/page', '/jobs', '/jobs']) await app.prefetch(path);
  expect(fetched).toBe(1);
});

it('shows that an address leads nowhere', async () => {
  const app = await atHome(() => Promise.reject(new Error('not asked for')));
  await app.arrive('/no/such/page', '');
  expect(app.currentView()).toBe(NotFoundScreen);
  expect(app.shownPage()).toBeNull();
});

it('covers the page with the loader while the code of a screen is on its way', async () => {
  let bring = () => {};
  const code = new Promise<{ readonly feature: Feature }>((resolve) => {
    bring = () => resolve({ feature: jobs });
  });
  const app = await atHome(() => code);
  await app.start();
  const loader = app.store(PageLoaderKey);
  expect(loader.isShown).toBe(false);
  const arrival = app.arrive('/jobs', '');
  expect(loader.isShown).toBe(true);
  bring();
  await arrival;
  expect(loader.isShown).toBe(false);
});

it('fetches the code of a screen beside that of what its feature needs', async () => {
  let isAsked = false;
  const screen = () => {
    isAsked = true;
    return { View: Jobs, page: () => null };
  };
  const app = await createApp(anEnvironment(), {
    ...features,
    slow: { load: () => new Promise(() => undefined) },
    jobs: {
      needs: ['slow'],
      screens: { Jobs: '/jobs' },
      load: () => Promise.resolve({ feature: { screens: { Jobs: screen } } }),
    },
  });
  await app.prepare('/', '');
  void app.arrive('/jobs', '');
  await vi.waitFor(() => expect(isAsked).toBe(true), PATIENCE);
  expect(app.currentView()).toBeNull();
});

it('starts and shows nothing of a feature while one that it needs is on its way', async () => {
  let bring = () => {};
  const slow = new Promise<{ readonly feature: Feature }>((resolve) => {
    bring = () => resolve({ feature: { start: () => started.push('slow') } });
  });
  const started: string[] = [];
  const quick: Feature = { start: () => started.push('quick'), Overlays: Overlay };
  const app = await createApp(anEnvironment(), {
    ...features,
    quick: { comes: 'idle', needs: ['slow'], load: () => Promise.resolve({ feature: quick }) },
    slow: { comes: 'idle', load: () => slow },
    jobs: { screens: { Jobs: '/jobs' }, load: () => Promise.resolve({ feature: jobs }) },
  });
  await app.prepare('/', '');
  const whole = app.start();
  await app.arrive('/jobs', '');
  expect(started).toEqual([]);
  expect(app.overlays().map(([name]) => name)).not.toContain('quick');
  bring();
  await whole;
  expect(started).toEqual(['slow', 'quick']);
  expect(app.overlays().map(([name]) => name)).toContain('quick');
});

it('explains a call that fails before the features have started', async () => {
  let isBusy = false;
  const yieldToPage = () => (isBusy ? new Promise<void>(() => {}) : Promise.resolve());
  const toasts = new MemoryToasts();
  const app = await createApp({ ...anEnvironment(toasts), yieldToPage });
  isBusy = true;
  void app.start();
  app.store(MemoryBrowserKey).line.failNext(failureOf(500));
  await app.store(FeedKey).open('newest');
  expect(toasts.shown.map(({ text1 }) => text1)).toEqual([httpErrorMessages.unavailable]);
});

it('names the feature and the store that are asked for before their code has come', async () => {
  const app = await atHome(() => Promise.resolve({ feature: jobs }));
  expect(() => app.store(JobAlertsKey)).toThrow('JobAlertsStore was asked for before the feature jobs came.');
  expect(() => app.store(SchedulerPort)).not.toThrow();
});
