import type { ServiceOperation } from '@/contract/operations';
import { emitInput } from './emit-input';
import { emitSuccess } from './emit-responses';
import { docComment } from './names';

export function emitOperation(operation: ServiceOperation): string | null {
  const success = emitSuccess(operation);
  if (!success) return null;
  const { operationId, method, path, summary, deprecated, purpose } = operation;
  const { parameters, statement, request } = emitInput(operation);
  const statuses = success.statuses.join(', ');
  const [send, usual] = success.type === 'null' ? ['sendForNothing', '204'] : ['send', '200'];
  return [
    docComment(deprecated ? `@deprecated ${summary}` : summary, 2),
    `  ${operationId}(`,
    ...parameters.map(({ name, type }) => `    ${name}: ${type},`),
    '    options: CallOptions = {},',
    `  ): Promise<Result<${success.type}, Failure>> {`,
    ...(statement === null ? [] : [`    ${statement}`]),
    `    return this.#calls.${send}(`,
    `      { ${[
      `id: '${operationId}', method: '${method}', path: '${path}'`,
      ...(purpose ? [`purpose: '${purpose}'`] : []),
      ...(statuses === usual ? [] : [`success: [${statuses}]`]),
    ].join(', ')} },`,
    `      ${request},`,
    '      options,',
    `    ) as Promise<Result<${success.type}, Failure>>;`,
    '  }',
  ].join('\n');
}
