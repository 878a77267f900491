import type { MediaType, Parameter } from '@/contract/openapi-document';
import { BYTES_TYPE, COMMON_HEADERS, JSON_TYPE } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';

export interface Sample {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export type SampleSubjects = Readonly<Record<string, unknown>>;

/**
 * The examples' first body with required and exemplified parameters. Throws without an example or a derivable
 * value.
 */
export function sampleOf(operation: ServiceOperation, subjects: SampleSubjects = {}): Sample {
  const valuesIn = (place: Parameter['in']): Readonly<Record<string, string>> => {
    const given = operation.parameters.filter(
      (parameter) =>
        parameter.in === place &&
        !COMMON_HEADERS.includes(parameter.name) &&
        (parameter.required || parameter.example !== undefined),
    );
    return Object.fromEntries(
      given.map((parameter) => [parameter.name, parameterValue(operation, parameter, subjects)]),
    );
  };
  const media = operation.requestBody?.content[JSON_TYPE];
  const file = operation.requestBody?.content[BYTES_TYPE];
  return {
    path: valuesIn('path'),
    query: valuesIn('query'),
    headers: valuesIn('header'),
    ...(media === undefined ? {} : { body: withSubjects(exampleOf(operation, media), subjects) }),
    // A file's example is base64.
    ...(file === undefined ? {} : { body: new Uint8Array(Buffer.from(String(exampleOf(operation, file)), 'base64')) }),
  };
}

function parameterValue(
  { operationId }: ServiceOperation,
  { name, example, schema = {} }: Parameter,
  subjects: SampleSubjects,
): string {
  const choices: unknown = schema.enum;
  const value = subjects[name] ?? example ?? schema.default ?? (Array.isArray(choices) ? choices[0] : undefined);
  if (value === undefined) throw new Error(`The parameter ${name} of ${operationId} has no example.`);
  return String(value);
}

function exampleOf({ operationId }: ServiceOperation, { example, examples = {} }: MediaType): unknown {
  const value = example ?? Object.values(examples)[0]?.value;
  if (value === undefined) throw new Error(`The body of ${operationId} has no example.`);
  return value;
}

function withSubjects(value: unknown, subjects: SampleSubjects): unknown {
  if (Array.isArray(value)) return value.map((item) => withSubjects(item, subjects));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, subjects[name] ?? withSubjects(member, subjects)]),
  );
}
