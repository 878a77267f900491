import { boundByFeature } from '@tests/support/bound-identifiers';
import { Container } from 'inversify';
import { expect, it } from 'vitest';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { ScreensKey } from '@/core/kernel/navigation/screens';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { AppKey } from './app-keys';
import { createApp, screensOf } from './create-app';
import { memoryEnvironment } from './environments/memory';
import { FeatureRegistry } from './feature-registry';
import { features } from './features';

const FORGOTTEN_BY_ANOTHER = 'DraftStore';

it('every store that can forget its user is asked to when the session ends', async () => {
  const time = new ManualTime();
  const environment = memoryEnvironment(createDemoWorld(time, new CountingIds()), { clock: time, scheduler: time });
  const container = new Container();
  const registry = new FeatureRegistry(container, features, environment);
  container.load(environment.module);
  container.bind(ScreensKey).toConstantValue(screensOf(features));
  container.bind(AppKey).toConstantValue(await createApp(environment));
  container.bind(FeaturesKey).toConstantValue(container.get(AppKey).store(FeaturesKey));
  await registry.loadFirst();
  for (const [name, { screens = {} }] of Object.entries(features)) {
    await registry.loadWhole(name);
    for (const screen of Object.keys(screens)) await registry.loadScreen(screen);
  }
  const bound = await Promise.all(Object.keys(features).map((name) => boundByFeature(name, environment)));
  const identifiers = [...new Set(bound.flat())].filter((identifier) => identifier !== PersonalKey);
  const stores = identifiers.flatMap((identifier) => container.getAll<unknown>(identifier)).filter(isObject);
  const able = stores.filter((store) => 'forget' in store && /(?:Store|Sizes)$/.test(store.constructor.name));
  const asked = new Set<object>(container.getAll(PersonalKey));
  expect(able.length).toBeGreaterThan(50);
  const missing = able.filter((store) => !asked.has(store)).map((store) => store.constructor.name);
  expect(missing).toEqual([FORGOTTEN_BY_ANOTHER]);
  expect(asked.size).toBe(container.getAll(PersonalKey).length);
});

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
