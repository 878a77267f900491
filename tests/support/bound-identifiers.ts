import type { ServiceIdentifier } from 'inversify';
import { Container, ContainerModule } from 'inversify';
import type { AppEnvironment } from '@/app/create-app';
import type { Part } from '@/app/feature';
import { features } from '@/app/features';

/** Includes repeats of shared keys. */
export async function boundByFeature(name: string, environment: AppEnvironment): Promise<readonly ServiceIdentifier[]> {
  return boundBy(await modulesOf(name, environment));
}

async function modulesOf(name: string, { adapters }: AppEnvironment): Promise<readonly ContainerModule[]> {
  const parts = await partsOf(name);
  const own = adapters === undefined ? parts.flatMap((part) => part.adapters ?? []) : [];
  return [...parts.flatMap(({ module }) => module ?? []), ...own];
}

async function partsOf(name: string): Promise<readonly Part[]> {
  const { feature } = (await features[name]?.load()) ?? { feature: {} };
  const screens = Object.values(feature.screens ?? {}).map((screen) => screen());
  return [feature, ...(await Promise.all(screens)), (await feature.idle?.()) ?? {}];
}

export function boundBy(modules: readonly ContainerModule[]): readonly ServiceIdentifier[] {
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
