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

/** The service: it refuses until somebody writes it, which is what the red contract test says. */
export const serviceFile = ({
  feature,
  pascal,
  title,
}: FeatureNames): string => `import type { ${pascal}Handlers } from '@/server/contract/generated/${feature}';
import { Problem } from '@/server/contract/problem';

/** The ${feature} service (openapi/${feature}.yaml). */
export function create${pascal}Service(): ${pascal}Handlers {
  return {
    list${pascal}() {
      throw new Problem(501, 'not_built', '${title} are not built yet.');
    },
  };
}
`;

/** The port's contract suite: green on the memory adapter, red on the server until the service is written. */
export const contractTestFile = ({
  feature,
  pascal,
}: FeatureNames): string => `import { describe, expect, it, onTestFinished } from 'vitest';
import { ${pascal}Api } from '@/adapters/http/generated/${feature}';
import { serviceBases } from '@/adapters/http/generated/services';
import { createHttpClient } from '@/adapters/http/http-client';
import { Memory${pascal} } from '@/adapters/memory/memory-${feature}';
import type { ${pascal} } from '@/core/${feature}/${feature}.port';
import { startTestServer } from '@tests/support/test-server';

async function onServer(): Promise<${pascal}> {
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  return new ${pascal}Api(
    createHttpClient({
      baseUrlOf: (service) => \`\${server.origin}\${serviceBases[service]}\`,
      fetch: (request) => fetch(request),
      commonHeaders: () => ({ appid: '999', systemid: 'AB_WEB' }),
    }),
  );
}

const implementations: readonly [string, () => Promise<${pascal}>][] = [
  ['in memory', async () => new Memory${pascal}([])],
  ['on the server', onServer],
];

describe.each(implementations)('${pascal} %s', (_name, open) => {
  it('is an empty page while there is nothing', async () => {
    const port = await open();
    expect(await port.list${pascal}({})).toEqual({ ok: true, value: { items: [], nextCursor: null } });
  });

  it('refuses a cursor that it did not give', async () => {
    const port = await open();
    const answer = await port.list${pascal}({ cursor: 'nonsense' });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'invalid', code: 'cursor_invalid' } });
  });
});
`;
