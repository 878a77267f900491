// @vitest-environment happy-dom

import { boundBy, boundByFeature } from '@tests/support/bound-identifiers';
import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import type { Key } from '@/core/kernel/common/key';
import { createScreens, ScreensKey } from '@/core/kernel/navigation/screens';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { PostMenuActionsKey, PostMenuPartKey } from '@/views/talk/posting/post-menu-actions';
import { AppKey } from './app-keys';
import type { ClientConfig } from './client-config';
import type { AppEnvironment } from './create-app';
import { createApp } from './create-app';
import { browserEnvironment } from './environments/browser';
import { memoryEnvironment } from './environments/memory';
import { memoryPorts } from './environments/memory-ports';
import type { Features } from './feature';
import { FeatureRegistry } from './feature-registry';
import { features } from './features';

const config: ClientConfig = {
  brand: 'Tarakki',
  origin: 'https://tarakki.example',
  serviceBases: {},
  microsoft: null,
  linkedin: false,
  naukri: null,
  google: { clientId: 'c', scriptUrl: 'https://accounts.example/client' },
  release: '0.1.0',
  appUrl: null,
  appFullLoads: [],
  hasTextModel: true,
  employerSiteUrl: null,
  othersScripts: [],
  isDevelopment: false,
};
const now = Date.UTC(2026, 10, 20);

const environments: Readonly<Record<string, () => AppEnvironment>> = {
  'in a browser': () => browserEnvironment(window, { answers: {}, now, isCrawler: false, config }),
  'in memory': () => {
    const time = new ManualTime();
    return memoryEnvironment(createDemoWorld(time, new CountingIds()), { clock: time, scheduler: time });
  },
};

const BOUND_BY_MANY: readonly Key<unknown>[] = [PersonalKey, PostMenuPartKey, PostMenuActionsKey];

function alone(name: string): Features {
  const needed = new Set<string>(Object.keys(features).filter((other) => features[other]?.comes === 'first'));
  const add = (wanted: string) => {
    needed.add(wanted);
    for (const other of features[wanted]?.needs ?? []) add(other);
  };
  add(name);
  return Object.fromEntries(Object.entries(features).filter(([other]) => needed.has(other)));
}

describe.each(Object.entries(environments))('the container %s', (_place, make) => {
  it.each(Object.keys(features))(
    'gives all that %s binds, each once, with no feature that it does not need',
    async (name) => {
      const environment = make();
      const container = new Container();
      const registry = new FeatureRegistry(container, alone(name), environment);
      container.load(environment.module);
      container.bind(ScreensKey).toConstantValue(createScreens({}));
      container.bind(AppKey).toConstantValue(await createApp(make()));
      container.bind(FeaturesKey).toConstantValue(container.get(AppKey).store(FeaturesKey));
      await registry.loadFirst();
      await registry.loadWhole(name);
      for (const screen of Object.keys(features[name]?.screens ?? {})) await registry.loadScreen(screen);
      const all = await boundByFeature(name, environment);
      const bound = all.filter((identifier) => !BOUND_BY_MANY.some((many) => many === identifier));
      expect(new Set(bound).size).toBe(bound.length);
      for (const identifier of BOUND_BY_MANY.filter((one) => all.some((each) => each === one)))
        expect(container.getAll(identifier).length).toBeGreaterThan(0);
      for (const identifier of bound) {
        const instance = container.get(identifier);
        expect(instance).toBeDefined();
        expect(container.get(identifier)).toBe(instance);
      }
    },
  );
});

type Exported = Readonly<Record<string, unknown>>;
const keysIn = (modules: Readonly<Record<string, Exported>>) =>
  Object.values(modules)
    .flatMap((exported) => Object.values(exported))
    .filter((one) => typeof one === 'symbol');
const keysOfStores = keysIn(import.meta.glob<Exported>('/src/stores/**/keys.ts', { eager: true }));
const ports = keysIn(import.meta.glob<Exported>('/src/core/**/*.port.ts', { eager: true }));

it.each(Object.entries(environments))('all features together bind each port and key %s', async (place, make) => {
  const bound = await Promise.all(Object.keys(features).map((name) => boundByFeature(name, make())));
  const ofStart = [make().module, ...(place === 'in memory' ? [memoryPorts] : [])];
  const known = new Set<unknown>([...bound.flat(), ...boundBy(ofStart), FeaturesKey, PersonalKey]);
  expect([...keysOfStores, ...ports].filter((key) => !known.has(key))).toEqual([]);
});

it('the memory adapters give each port once', () => {
  const time = new ManualTime();
  const environment = memoryEnvironment(createDemoWorld(time, new CountingIds()), { clock: time, scheduler: time });
  const container = new Container();
  container.load(environment.module, memoryPorts);
  const bound = boundBy([memoryPorts]);
  expect(new Set(bound).size).toBe(bound.length);
  for (const identifier of bound) expect(container.get(identifier)).toBe(container.get(identifier));
});
