import type { ServiceOperation } from '@/contract/operations';
import { emitOperation } from './emit-operation';
import { pascalCase } from './names';

export function emitClass(
  service: string,
  feature: string,
  title: string,
  operations: readonly ServiceOperation[],
): string {
  const methods = operations.map(emitOperation).filter((method) => method !== null);
  return `/** ${title}: the calls of ${feature}. */
export class ${pascalCase(feature)}Api {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('${service}');
  }

${methods.join('\n\n')}
}`;
}
