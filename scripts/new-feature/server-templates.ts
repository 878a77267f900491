import type { FeatureNames } from './feature-names';

export const serviceFile = ({
  feature,
  pascal,
}: FeatureNames): string => `import type { ${pascal}Handlers } from '@/server/contract/generated/${feature}';
import { create${pascal} } from './${feature}/${feature}';

/** The ${feature} service (openapi/${feature}.yaml). Takes what it needs of ServiceParts. */
export function create${pascal}Service(): ${pascal}Handlers {
  return create${pascal}();
}
`;

/** Returns handlers that refuse until written, which the failing contract test reports. */
export const handlersFile = ({
  feature,
  pascal,
  title,
}: FeatureNames): string => `import type { ${pascal}Handlers } from '@/server/contract/generated/${feature}';
import { Problem } from '@/server/contract/problem';

/** ${title}. Statements are defined by defineStatement in ${feature}.queries.ts, next to this file. */
export function create${pascal}(): ${pascal}Handlers {
  return {
    list${pascal}() {
      throw new Problem(501, 'not_built', '${title} are not built yet.');
    },
  };
}
`;
