import type { FeatureNames } from './feature-names';

/** The container module. */
export const moduleFile = ({
  feature,
  pascal,
  camel,
  title,
}: FeatureNames): string => `import { ContainerModule } from 'inversify';
import { ${pascal}Store } from '@/stores/${feature}/${feature}.store';
import { ${pascal}Token } from '../tokens';

/** ${title}. */
export const ${camel}Module = new ContainerModule(({ bind }) => {
  bind(${pascal}Store).toResolvedValue((${camel}) => new ${pascal}Store(${camel}), [${pascal}Token]).inSingletonScope();
});
`;

/** The service, which composes its features. */
export const serviceFile = ({
  feature,
  pascal,
}: FeatureNames): string => `import type { ${pascal}Handlers } from '@/server/contract/generated/${feature}';
import { create${pascal} } from './${feature}/${feature}';

/** The ${feature} service (openapi/${feature}.yaml). */
export function create${pascal}Service(): ${pascal}Handlers {
  return create${pascal}();
}
`;

/** The feature's handlers: they refuse until somebody writes them, which is what the red contract test says. */
export const handlersFile = ({
  feature,
  pascal,
  title,
}: FeatureNames): string => `import type { ${pascal}Handlers } from '@/server/contract/generated/${feature}';
import { Problem } from '@/server/contract/problem';

/** ${title}. Statements come beside this file, in ${feature}.queries.ts, by defineStatement. */
export function create${pascal}(): ${pascal}Handlers {
  return {
    list${pascal}() {
      throw new Problem(501, 'not_built', '${title} are not built yet.');
    },
  };
}
`;

/** The port's contract: green on the memory adapter, red on the server until the service is written. */
export const contractSuiteFile = ({ pascal, camel }: FeatureNames): string => `import { expect, it } from 'vitest';
import type { Contract } from './harness/describe-on-harnesses';
import { expectRefusal, successOf } from './harness/outcomes';

/** What every ${pascal} does. */
export const ${camel}Contract: Contract = (harness) => {
  it('is an empty page while there is nothing', async () => {
    const { ${camel} } = harness().as('guest');
    expect(successOf(await ${camel}.list${pascal}({}))).toEqual({ items: [], nextCursor: null });
  });

  it('refuses a cursor that it did not give', async () => {
    const { ${camel} } = harness().as('guest');
    expectRefusal(await ${camel}.list${pascal}({ cursor: 'nonsense' }), 'invalid', 'cursor_invalid');
  });
};
`;

/** Runs the contract on every implementation. */
export const contractTestFile = ({
  feature,
  pascal,
  camel,
}: FeatureNames): string => `import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { ${camel}Contract } from './${feature}.contract';

describeOnHarnesses('${pascal}', ${camel}Contract);
`;
