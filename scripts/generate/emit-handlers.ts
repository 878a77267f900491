import type { ServiceOperation } from '@/contract/operations';
import { emitParameterMembers } from './emit-parameters';
import { emitRequestBodyType } from './emit-request-body';
import { emitAnswerType } from './emit-responses';
import { docComment, pascalCase } from './names';

export function emitHandlers(service: string, title: string, operations: readonly ServiceOperation[]): string {
  const members = operations.map(({ operationId, summary }) => {
    const name = pascalCase(operationId);
    return `${docComment(summary, 2)}\n  ${operationId}(request: ${name}Request): Promise<${name}Answer>;`;
  });
  return `${operations.map(emitExchange).join('\n\n')}

/** ${title}: one handler per operation. */
export type ${pascalCase(service)}Handlers = {
${members.join('\n')}
};`;
}

function viewerOf({ needsSession, isShownUnderProfile }: ServiceOperation): string {
  if (isShownUnderProfile) return 'ShownViewer';
  return needsSession ? 'Viewer' : 'Viewer | null';
}

function emitExchange(operation: ServiceOperation): string {
  const name = pascalCase(operation.operationId);
  const viewer = viewerOf(operation);
  const members = [
    ...emitParameterMembers(operation),
    { name: 'body', type: emitRequestBodyType(operation) ?? 'undefined' },
  ];
  return `export interface ${name}Request extends HandlerContext<${viewer}> {
${members.map((member) => `  readonly ${member.name}: ${member.type};`).join('\n')}
}

export type ${name}Answer = ${emitAnswerType(operation)};`;
}
