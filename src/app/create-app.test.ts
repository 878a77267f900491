import { expect, it } from 'vitest';
import { CountingIds } from '@/adapters/memory/counting-ids';
import { ManualTime } from '@/adapters/memory/manual-time';
import { createDemoWorld } from '@/adapters/memory/memory-demo';
import { NotFoundScreen } from '@/views/shell/not-found-screen';
import { ScreenFailure } from '@/views/shell/screen-failure';
import { createApp } from './create-app';
import { memoryEnvironment } from './environments/memory';
import type { AppRoutes } from './routes';
import { appRoutes } from './routes';

const Session = () => null;

/** An app on the home screen, with these routes. */
async function atHome(routes: AppRoutes = appRoutes) {
  const time = new ManualTime();
  const world = createDemoWorld(time, new CountingIds());
  const app = createApp({ module: memoryEnvironment(world, { clock: time, scheduler: time }) }, routes);
  await app.prepare('/', '');
  return app;
}

it('says where the code of a screen does not come, and fetches it the next time', async () => {
  let isOnline = false;
  const session = {
    view: () => (isOnline ? Promise.resolve(Session) : Promise.reject(new TypeError('Failed to fetch'))),
    load: () => Promise.resolve(),
    page: () => null,
  };
  const app = await atHome({ ...appRoutes, Session: session });
  await app.arrive('/session', '');
  expect(app.currentView()).toBe(ScreenFailure);
  await app.arrive('/', '');
  isOnline = true;
  await app.arrive('/session', '');
  expect(app.currentView()).toBe(Session);
});

it('shows that an address leads nowhere', async () => {
  const app = await atHome();
  await app.arrive('/no/such/page', '');
  expect(app.currentView()).toBe(NotFoundScreen);
  expect(app.shownPage()).toBeNull();
});
