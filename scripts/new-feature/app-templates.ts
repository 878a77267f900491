import type { FeatureNames } from './feature-names';

/** The feature's line in src/app/features.ts. */
export const featureLine = ({ feature, pascal }: FeatureNames): string => {
  const key = feature.includes('-') ? `'${feature}'` : feature;
  return `  ${key}: { screens: { ${pascal}: '/${feature}' }, load: () => import(/* webpackChunkName: "${feature}" */ './features/${feature}/${feature}.feature') },`;
};

/** What the feature is made of. */
export const featureFile = ({
  feature,
  pascal,
  camel,
  title,
}: FeatureNames): string => `import '@/views/${feature}/${feature}.css';
import type { Feature } from '../../feature';
import { ${camel}Adapters } from './${feature}.adapters';
import { ${camel}Module } from './${feature}.module';
import { ${camel}Screen } from './${feature}.screen';

/** ${title}. */
export const feature: Feature = {
  module: ${camel}Module,
  adapters: ${camel}Adapters,
  screens: { ${pascal}: () => ${camel}Screen },
};
`;

export const screenPartFile = ({
  feature,
  pascal,
  camel,
  title,
}: FeatureNames): string => `import { ${pascal}Key } from '@/stores/${feature}/keys';
import { ${pascal}Screen } from '@/views/${feature}/${feature}-screen';
import type { Screen } from '../../feature';

/** The list of ${title.toLowerCase()}. */
export const ${camel}Screen: Screen = {
  View: ${pascal}Screen,
  load: async (container) => container.get(${pascal}Key).open(),
  page: () => ({ title: '${title} · {brand}', description: '${title}, newest first.' }),
};
`;

export const moduleFile = ({
  feature,
  pascal,
  camel,
}: FeatureNames): string => `import { ContainerModule } from 'inversify';
import { ${pascal}Port } from '@/core/${feature}/${feature}.port';
import { ${pascal}Key } from '@/stores/${feature}/keys';
import { ${pascal}Store } from '@/stores/${feature}/${feature}.store';

export const ${camel}Module = new ContainerModule(({ bind }) => {
  bind(${pascal}Key)
    .toResolvedValue((${camel}) => new ${pascal}Store(${camel}), [${pascal}Port])
    .inSingletonScope();
});
`;

export const adaptersFile = (
  { feature, pascal, camel, title }: FeatureNames,
  service: string = feature,
): string => `import { ContainerModule } from 'inversify';
import { ${pascal}Api } from '@/adapters/http/generated/${service}/${feature}';
import { ${pascal}Port } from '@/core/${feature}/${feature}.port';
import { HttpClientKey } from '../../app-keys';

/** ${title} over the wire. */
export const ${camel}Adapters = new ContainerModule(({ bind }) => {
  bind(${pascal}Port)
    .toResolvedValue((http) => new ${pascal}Api(http), [HttpClientKey])
    .inSingletonScope();
});
`;

export const memoryAdaptersFile = ({
  feature,
  pascal,
}: FeatureNames): string => `import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { Memory${pascal} } from '@/adapters/memory/${feature}/memory-${feature}';
import { ${pascal}Port } from '@/core/${feature}/${feature}.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(${pascal}Port)
    .toResolvedValue((browser) => new Memory${pascal}(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
`;
