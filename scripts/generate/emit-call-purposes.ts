import { operationsOf } from '@/contract/operations';
import type { Service } from './emit-service-names';

export function emitCallPurposes(services: readonly Service[]): string {
  const members = services
    .flatMap(({ document }) => operationsOf(document))
    .flatMap(({ operationId, purpose }) => (purpose === null ? [] : [`  ${operationId}: '${purpose}',`]));
  return `import type { CallPurpose } from '@/core/kernel/failed-calls/failed-calls.port';

/** The purpose of each operation that the user does not start, by operationId. */
export const callPurposes: Readonly<Record<string, CallPurpose>> = {
${members.join('\n')}
};`;
}
