// @vitest-environment happy-dom

import type { ServiceIdentifier } from 'inversify';
import { Container, ContainerModule } from 'inversify';
import { describe, expect, it } from 'vitest';
import { CountingIds } from '@/adapters/memory/counting-ids';
import { ManualTime } from '@/adapters/memory/manual-time';
import { createDemoWorld } from '@/adapters/memory/memory-demo';
import { DeferredKey } from '@/stores/shell/keys';
import type { ClientConfig } from './client-config';
import type { AppEnvironment } from './create-app';
import { createApp } from './create-app';
import { deferredModules } from './deferred-features';
import { browserEnvironment } from './environments/browser';
import { firstViewEnvironment } from './environments/first-view';
import { memoryEnvironment } from './environments/memory';
import { featureModules } from './feature-modules';
import * as tokens from './tokens';

const google = { clientId: 'c', scriptUrl: 'https://accounts.example/client' };
const config: ClientConfig = {
  brand: 'Tarakki',
  origin: 'https://tarakki.example',
  serviceBases: {},
  google,
  isDevelopment: false,
};
const now = Date.UTC(2026, 10, 20);

const environments: Readonly<Record<string, () => AppEnvironment>> = {
  'in a browser': () => browserEnvironment(window, { answers: {}, now, isCrawler: false, config }),
  'of a first view': () =>
    firstViewEnvironment({
      url: '/',
      visitor: { cookie: '', isPhone: false, isCrawler: false },
      fetch: async () => Response.json({}),
      now,
      config,
    }),
  'in memory': () => {
    const time = new ManualTime();
    return { module: memoryEnvironment(createDemoWorld(time, new CountingIds()), { clock: time, scheduler: time }) };
  },
};

/** Everything that these modules bind. */
function boundBy(modules: readonly ContainerModule[]): readonly ServiceIdentifier[] {
  const bound: ServiceIdentifier[] = [];
  const noting = modules.map(
    (module) =>
      new ContainerModule((options) =>
        module.load({
          ...options,
          bind: (identifier) => {
            bound.push(identifier);
            return options.bind(identifier);
          },
        }),
      ),
  );
  new Container().load(...noting);
  return bound;
}

describe.each(Object.entries(environments))('the container %s', (_place, make) => {
  it('gives every port and every store, each once', async () => {
    const environment = make();
    const { container, store } = createApp(environment);
    const adapters = await environment.deferred?.();
    expect(await store(DeferredKey).load()).not.toBeNull();
    const modules = [environment.module, ...(adapters ? [adapters] : []), ...featureModules, ...deferredModules];
    const bound = boundBy(modules);
    expect(new Set(bound).size).toBe(bound.length);
    expect(bound).toEqual(expect.arrayContaining(Object.values(tokens)));
    for (const identifier of bound) {
      const instance = container.get(identifier);
      expect(instance).toBeDefined();
      expect(container.get(identifier)).toBe(instance);
    }
  });
});
