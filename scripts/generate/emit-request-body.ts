import { BYTES_TYPE, JSON_TYPE } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';

/** Returns the type of an operation's request body (JSON, or the bytes of a file), or null if it has none. */
export function emitRequestBodyType({ operationId, requestBody }: ServiceOperation): string | null {
  if (!requestBody) return null;
  const types = Object.keys(requestBody.content);
  if (types.length === 1 && types[0] === BYTES_TYPE && requestBody.required) return 'Uint8Array<ArrayBuffer>';
  if (types.length !== 1 || types[0] !== JSON_TYPE) {
    throw new Error(
      `${operationId} takes ${types.join(', ')}; the generator knows ${JSON_TYPE} and a required ${BYTES_TYPE} only. Extend scripts/generate/emit-request-body.ts.`,
    );
  }
  const body = `operations['${operationId}']['requestBody']`;
  return requestBody.required
    ? `${body}['content']['${JSON_TYPE}']`
    : `NonNullable<${body}>['content']['${JSON_TYPE}'] | undefined`;
}
