import type { FeatureNames } from './feature-names';

export const featureLine = ({ folder, feature, pascal }: FeatureNames): string => {
  const key = feature.includes('-') ? `'${feature}'` : feature;
  return `  ${key}: { screens: { ${pascal}: '/${feature}' }, load: () => import(/* webpackChunkName: "${feature}" */ './features/${folder}/${feature}.feature') },`;
};

export const featureFile = ({
  feature,
  pascal,
  camel,
  title,
}: FeatureNames): string => `import type { Feature } from '@/app/feature';
import { ${camel}Adapters, ${camel}Module } from './${feature}.module';
import { ${camel}Screen } from './${feature}.screen';

/** ${title}. */
export const feature: Feature = {
  module: ${camel}Module,
  adapters: ${camel}Adapters,
  screens: { ${pascal}: () => ${camel}Screen },
};
`;

export const screenPartFile = ({
  folder,
  feature,
  pascal,
  camel,
  title,
}: FeatureNames): string => `import { ${pascal}Key } from '@/stores/${folder}/keys';
import { ${pascal}Screen } from '@/views/${folder}/${feature}-screen';
import type { Screen } from '@/app/feature';

/** The list of ${title.toLowerCase()}. */
export const ${camel}Screen: Screen = {
  View: ${pascal}Screen,
  load: async (container) => container.get(${pascal}Key).open(),
  page: () => ({ title: '${title} · {brand}', description: '${title}, newest first.' }),
};
`;

export const moduleFile = ({
  folder,
  feature,
  pascal,
  camel,
}: FeatureNames): string => `import { ${pascal}Api } from '@/adapters/http/generated/${feature}/${feature}';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ${pascal}Port } from '@/core/${folder}/${feature}.port';
import { ${pascal}Key } from '@/stores/${folder}/keys';
import { ${pascal}Store } from '@/stores/${folder}/${feature}.store';

export const ${camel}Adapters = wire((provide) => {
  provide(${pascal}Api, [HttpClientKey], ${pascal}Port);
});

export const ${camel}Module = wire((provide) => {
  provide(${pascal}Store, [${pascal}Port], ${pascal}Key);
});
`;
