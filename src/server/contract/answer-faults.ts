import type { ErrorObject, ValidateFunction } from 'ajv';
import { fittingErrors } from '@/contract/fitting-errors';
import type { Response, Schema } from '@/contract/openapi-document';
import { JSON_TYPE, PROBLEM_TYPE } from '@/contract/openapi-document';
import type { ServiceOperation, ServiceResponse } from '@/contract/operations';
import { createAnswerCompiler, createParameterCompiler } from '@/contract/schema-compilers';

export interface ResponseToCheck {
  readonly status: number;
  readonly contentType: string | null;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  readonly query: URLSearchParams;
}

export type ResponseRule =
  | 'undeclared-status'
  | 'media-type'
  | 'body'
  | 'undeclared-header'
  | 'missing-header'
  | 'header-value'
  | 'problem-status'
  | 'problem-code'
  | 'unknown-query';

export interface AnswerFault {
  readonly rule: ResponseRule;
  readonly message: string;
  readonly pointer: readonly string[];
  readonly instancePath: string | null;
}

export function createResponseChecker(): (
  operation: ServiceOperation,
  infrastructure: readonly string[],
  answer: ResponseToCheck,
) => readonly AnswerFault[] {
  const bodies = createBodyFaults();
  const headerValues = createHeaderFaults();
  return (operation, infrastructure, answer) => {
    const { responses } = operation;
    const { status } = answer;
    const response = responses[status];
    if (!response) {
      const declared = Object.keys(responses).join(', ');
      return [fault('undeclared-status', `its operation declares ${declared} only.`, ['responses'])];
    }
    const place = ['responses', String(status)];
    return [
      ...bodies(response, answer, place),
      ...headerFaults(response, answer.headers, infrastructure, place),
      ...headerValues(response, answer.headers, place),
      ...problemFaults(operation, answer, place),
      ...queryFaults(operation, answer),
    ];
  };
}

function createBodyFaults() {
  const compile = createAnswerCompiler();
  const known = new Map<Schema, ValidateFunction>();
  return (
    response: Response,
    { contentType, body }: ResponseToCheck,
    place: readonly string[],
  ): readonly AnswerFault[] => {
    const types = Object.keys(response.content ?? {});
    if (types.length === 0) return body === '' ? [] : [fault('media-type', 'no body is declared.', place)];
    const type = contentType?.split(';')[0] ?? 'none';
    const schema = response.content?.[type]?.schema;
    if (!schema)
      return [
        fault('media-type', `its content type is ${type}; declared is ${types.join(', ')}.`, [...place, 'content']),
      ];
    if (type !== JSON_TYPE && type !== PROBLEM_TYPE) return [];
    const schemaPlace = [...place, 'content', type, 'schema'];
    const validate = known.get(schema) ?? compile(schema);
    known.set(schema, validate);
    let parsed: unknown;
    try {
      parsed = JSON.parse(body);
    } catch {
      return [fault('body', 'its body is not JSON.', schemaPlace, '')];
    }
    if (validate(parsed)) return [];
    const errors = validate.errors ?? [];
    const all = errors.map(sentenceOf).join('; ');
    const [first, ...others] = fittingErrors(errors);
    if (first === undefined) return [fault('body', 'its body is not as declared.', schemaPlace, '')];
    return [
      fault('body', all, [...schemaPlace, ...schemaSteps(first)], first.instancePath),
      ...others.map((error) =>
        fault('body', sentenceOf(error), [...schemaPlace, ...schemaSteps(error)], error.instancePath),
      ),
    ];
  };
}

function sentenceOf({ instancePath, message, params }: ErrorObject): string {
  return `${instancePath || '/'} ${message} ${JSON.stringify(params)}`;
}

function schemaSteps({ schemaPath }: ErrorObject): readonly string[] {
  return schemaPath
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Finds undeclared headers, except infrastructure headers, and missing required ones. */
function headerFaults(
  { headers: declared = {} }: ServiceResponse,
  headers: ResponseToCheck['headers'],
  infrastructure: readonly string[],
  place: readonly string[],
): readonly AnswerFault[] {
  const unknown = [...headers.keys()].filter((name) => !(name in declared) && !infrastructure.includes(name));
  const missing = Object.keys(declared).filter((name) => declared[name]?.required === true && !headers.has(name));
  return [
    ...unknown.map((name) => fault('undeclared-header', `it declares no header ${name}.`, [...place, 'headers', name])),
    ...missing.map((name) =>
      fault('missing-header', `${name} is missing among its headers.`, [...place, 'headers', name]),
    ),
  ];
}

function createHeaderFaults() {
  const compile = createParameterCompiler();
  const known = new Map<object, ValidateFunction>();
  return (
    { headers: declared = {} }: ServiceResponse,
    headers: ResponseToCheck['headers'],
    place: readonly string[],
  ): readonly AnswerFault[] =>
    Object.entries(declared).flatMap(([name, { schema }]) => {
      const value = headers.get(name);
      if (value === undefined || schema === undefined) return [];
      // Header values are texts; numbers are read from them only inside an object.
      const validate = known.get(schema) ?? compile({ type: 'object', properties: { value: schema } });
      known.set(schema, validate);
      if (validate({ value })) return [];
      const reason = validate.errors?.[0]?.message ?? 'is of another form';
      return [fault('header-value', `its header ${name} ${reason}: ${value}.`, [...place, 'headers', name])];
    });
}

function queryFaults(
  { parameters, takesOtherQuery }: ServiceOperation,
  { status, query }: ResponseToCheck,
): readonly AnswerFault[] {
  if (status >= 400 || takesOtherQuery) return [];
  const known = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const unknown = [...query.keys()].filter((name) => !known.includes(name));
  if (unknown.length === 0) return [];
  return [fault('unknown-query', `it does not know the parameter ${unknown.join(', ')} of the query.`, ['parameters'])];
}

/** Finds problems whose `status` is not the status of the answer, or whose code is not declared. */
function problemFaults(
  { problemCodes }: ServiceOperation,
  { status, body }: ResponseToCheck,
  place: readonly string[],
): readonly AnswerFault[] {
  if (status < 400) return [];
  let problem: unknown;
  try {
    problem = JSON.parse(body);
  } catch {
    return [];
  }
  if (typeof problem !== 'object' || problem === null) return [];
  const ownStatus: unknown = Reflect.get(problem, 'status');
  const code: unknown = Reflect.get(problem, 'code');
  const codes = problemCodes.join(', ');
  return [
    ...(ownStatus === status ? [] : [fault('problem-status', `its body says that its status is ${ownStatus}.`, place)]),
    ...(typeof code === 'string' && problemCodes.includes(code)
      ? []
      : [fault('problem-code', `its code ${code} is not one of x-problem-codes (${codes}).`, ['x-problem-codes'])]),
  ];
}

function fault(
  rule: ResponseRule,
  message: string,
  pointer: readonly string[],
  instancePath: string | null = null,
): AnswerFault {
  return { rule, message, pointer, instancePath };
}
