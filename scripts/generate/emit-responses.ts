import { JSON_TYPE, PROBLEM_TYPE } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';

/** The result type of a client method whose call succeeds. */
export interface EmittedSuccess {
  /** The union of the bodies of all 2xx answers; an answer without a body is null. */
  readonly type: string;
  /** Whether a 2xx answer may have no body. */
  readonly mayBeEmpty: boolean;
}

/** The success of an operation; null where it declares no 2xx answer (a redirect, say), for then there is nothing to call. */
export function emitSuccess(operation: ServiceOperation): EmittedSuccess | null {
  const statuses = answeredStatuses(operation).filter((status) => status.startsWith('2'));
  if (statuses.length === 0) return null;
  const types = [...new Set(statuses.map((status) => bodyType(operation, status)))];
  return { type: types.join(' | '), mayBeEmpty: types.includes('null') };
}

/** The union of what a handler may answer. Problems are thrown, so they are not part of it. */
export function emitAnswerType(operation: ServiceOperation): string {
  const answers = answeredStatuses(operation).map((status) => `Answer<${status}, ${bodyType(operation, status)}>`);
  return answers.length > 0 ? answers.join(' | ') : 'never';
}

function answeredStatuses({ responses }: ServiceOperation): readonly string[] {
  return Object.keys(responses).filter(
    (status) => /^\d{3}$/.test(status) && !responses[status]?.content?.[PROBLEM_TYPE],
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
