import { JSON_TYPE, NOT_MODIFIED, PROBLEM_TYPE } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';

export interface EmittedSuccess {
  readonly statuses: readonly number[];
  readonly type: string;
}

export function emitSuccess(operation: ServiceOperation): EmittedSuccess | null {
  const statuses = answeredStatuses(operation).filter((status) => status.startsWith('2'));
  if (statuses.length === 0) return null;
  const types = [...new Set(statuses.map((status) => bodyType(operation, status)))];
  if (types.length > 1 && types.includes('null')) {
    throw new Error(
      `${operation.operationId} declares successes with a body and without one; give all of them one, or none.`,
    );
  }
  return { statuses: statuses.map(Number), type: types.join(' | ') };
}

export function emitAnswerType(operation: ServiceOperation): string {
  const answers = answeredStatuses(operation).map((status) => `Answer<${status}, ${bodyType(operation, status)}>`);
  return answers.length > 0 ? answers.join(' | ') : 'never';
}

/** Returns the declared statuses except 304. The server's cache sends 304, and browsers replace it with the cached answer. */
function answeredStatuses({ responses }: ServiceOperation): readonly string[] {
  return Object.keys(responses).filter(
    (status) => /^\d{3}$/.test(status) && status !== NOT_MODIFIED && !responses[status]?.content?.[PROBLEM_TYPE],
  );
}

function bodyType({ operationId, responses }: ServiceOperation, status: string): string {
  const types = Object.keys(responses[status]?.content ?? {});
  if (types.length === 0) return 'null';
  if (types.length !== 1 || types[0] !== JSON_TYPE) {
    throw new Error(
      `${operationId} answers ${status} as ${types.join(', ')}; the generator knows ${JSON_TYPE} only. Extend scripts/generate/emit-responses.ts.`,
    );
  }
  return `operations['${operationId}']['responses'][${status}]['content']['${JSON_TYPE}']`;
}
