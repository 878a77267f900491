import { memoizedByObject } from './compile-at-first-use';
import type { Parameter, Schema } from './openapi-document';
import { JSON_TYPE } from './openapi-document';
import type { ServiceOperation } from './operations';

export interface RequestSchemas {
  readonly params?: Schema;
  readonly querystring?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
}

const openSchemasOf = memoizedByObject((operation: ServiceOperation) => writtenOut(operation, false));
const closedSchemasOf = memoizedByObject((operation: ServiceOperation) => writtenOut(operation, true));

/** Returns the schemas. Undeclared parameters and headers are removed; with a closed query they are refused. */
export function requestSchemasOf(operation: ServiceOperation, isQueryClosed: boolean): RequestSchemas {
  return (isQueryClosed ? closedSchemasOf : openSchemasOf)(operation);
}

function writtenOut(operation: ServiceOperation, isQueryClosed: boolean): RequestSchemas {
  const group = (place: Parameter['in']) => operation.parameters.filter((parameter) => parameter.in === place);
  const schemas = {
    params: groupSchema(group('path')),
    querystring:
      isQueryClosed && !operation.takesOtherQuery ? closedSchema(group('query')) : groupSchema(group('query')),
    headers: groupSchema(group('header').map((header) => ({ ...header, name: header.name.toLowerCase() }))),
    body: bodySchema(operation),
  };
  return Object.fromEntries(Object.entries(schemas).filter(([, schema]) => schema !== null));
}

function groupSchema(parameters: readonly Parameter[]): Schema | null {
  if (parameters.length === 0) return null;
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema = {} }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function closedSchema(parameters: readonly Parameter[]): Schema {
  return { ...(groupSchema(parameters) ?? { type: 'object' }), additionalProperties: false };
}

function bodySchema({ requestBody }: ServiceOperation): Schema | null {
  const schema = requestBody?.content[JSON_TYPE]?.schema;
  if (!requestBody || !schema) return null;
  // fastify validates an absent body as null.
  return requestBody.required ? schema : { anyOf: [schema, { type: 'null' }] };
}
