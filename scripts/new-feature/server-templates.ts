import type { FeatureNames } from './feature-names';

export const serviceFile = ({
  feature,
  pascal,
}: FeatureNames): string => `import type { ${pascal}Handlers } from '@/server/contract/generated/${feature}';
import { create${pascal} } from './${feature}/${feature}';

/** The ${feature} service (openapi/${feature}.yaml). Takes the parts that it needs from ServiceParts. */
export function create${pascal}Service(): ${pascal}Handlers {
  return create${pascal}();
}
`;

/**
 * Returns the file of handlers, which refuse every call until they are written. The failing contract test reports this.
 */
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
