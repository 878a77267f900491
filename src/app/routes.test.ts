import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { ROUTED_SCREENS } from '@/core/shell/screens';
import { appRoutes } from './routes';

it('every screen that the navigation knows has a route, and every route is known', async () => {
  const { stores } = await startMemoryApp();
  const known = ROUTED_SCREENS.filter((screen) => stores.navigation.screens.has(screen));
  expect(known.toSorted()).toEqual(Object.keys(appRoutes).toSorted());
});
