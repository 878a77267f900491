import type { ValidateFunction } from 'ajv';
import type { OpenApiDocument, Response } from '@/contract/openapi-document';
import { JSON_TYPE, PROBLEM_TYPE } from '@/contract/openapi-document';
import type { ServiceOperation, ServiceResponse } from '@/contract/operations';
import { operationsOf } from '@/contract/operations';
import { createAnswerCompiler } from '@/contract/schema-compilers';

/** An answer as a test saw it. */
export interface SeenAnswer {
  readonly method: string;
  /** With or without an origin; the query does not matter. */
  readonly url: string;
  readonly status: number;
  /** Null where there is none. */
  readonly contentType: string | null;
  /** Names in lower case, with their values. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Checks answers against the documents, and records which declared ones were seen. */
export interface ResponseCheck {
  /**
   * Throws if the operation does not declare the answer: status, headers, content type, body, problem code, or knows no
   * parameter of the call's query. Returns the operationId, or null if the address belongs to no service (a page, an asset).
   */
  check(answer: SeenAnswer): string | null;
  /** `createPost 409` for every declared status that no checked answer had, in the documents' order. */
  neverSeen(): readonly string[];
  /** The same for those that were seen. */
  seen(): readonly string[];
}

interface Route {
  readonly operation: ServiceOperation;
  readonly infrastructure: readonly string[];
  readonly matches: RegExp;
}

/** A check over all given documents, for test harnesses that see every answer. */
export function createResponseCheck(documents: readonly OpenApiDocument[]): ResponseCheck {
  const routes = documents.flatMap(routesOf);
  const validators = createValidators();
  const seen = new Set<string>();
  const declared = routes.flatMap(({ operation }) =>
    Object.keys(operation.responses).map((status) => `${operation.operationId} ${status}`),
  );

  return {
    check({ method, url, status, contentType, headers, body }) {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      const route = routes.find(
        ({ operation, matches }) => operation.method === method.toLowerCase() && matches.test(pathname),
      );
      if (!route) return null;
      const { operation } = route;
      const { operationId, responses } = operation;
      const complain = (fault: string) => {
        throw new Error(`${operationId} (${method} ${url}) answered ${status}: ${fault}\n${body.slice(0, 1_000)}`);
      };
      const response = responses[status];
      if (!response) return complain(`its operation declares ${Object.keys(responses).join(', ')} only.`);
      const fault =
        validators.faultOf(response, contentType, body) ??
        headerFault(response, headers, route.infrastructure) ??
        problemFault(operation, status, body) ??
        queryFault(operation, status, searchParams);
      if (fault) return complain(fault);
      seen.add(`${operationId} ${status}`);
      return operationId;
    },
    neverSeen: () => declared.filter((answer) => !seen.has(answer)),
    seen: () => declared.filter((answer) => seen.has(answer)),
  };
}

/** Literal paths before those with parameters, as the server finds them. */
function routesOf(document: OpenApiDocument): readonly Route[] {
  const base = (document.servers?.[0]?.url ?? '').replace(/\/$/, '');
  const infrastructure = document['x-infrastructure-headers'] ?? [];
  const parameters = ({ path }: ServiceOperation) => path.split('{').length;
  return [...operationsOf(document)]
    .sort((one, other) => parameters(one) - parameters(other))
    .map((operation) => {
      const pattern = (base + operation.path).replaceAll(/[.+*?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+');
      return { operation, infrastructure, matches: new RegExp(`^${pattern}$`) };
    });
}

function createValidators() {
  const compile = createAnswerCompiler();
  const known = new Map<Response, ValidateFunction>();
  return {
    faultOf(response: Response, contentType: string | null, body: string): string | null {
      const types = Object.keys(response.content ?? {});
      if (types.length === 0) return body === '' ? null : 'no body is declared.';
      const type = contentType?.split(';')[0] ?? 'none';
      const schema = response.content?.[type]?.schema;
      if (!schema) return `its content type is ${type}; declared is ${types.join(', ')}.`;
      if (type !== JSON_TYPE && type !== PROBLEM_TYPE) return null;
      const validate = known.get(response) ?? compile(schema);
      known.set(response, validate);
      let parsed: unknown;
      try {
        parsed = JSON.parse(body);
      } catch {
        return 'its body is not JSON.';
      }
      if (validate(parsed)) return null;
      const faults = validate.errors?.map(({ instancePath, message, params }) => {
        return `${instancePath || '/'} ${message} ${JSON.stringify(params)}`;
      });
      return faults?.join('; ') ?? 'its body is not as declared.';
    },
  };
}

/** Each header is declared or one of the infrastructure, and each required one is there. */
function headerFault(
  { headers: declared = {} }: ServiceResponse,
  headers: SeenAnswer['headers'],
  infrastructure: readonly string[],
): string | null {
  const unknown = [...headers.keys()].filter((name) => !(name in declared) && !infrastructure.includes(name));
  if (unknown.length > 0) return `it declares no header ${unknown.join(', ')}.`;
  const missing = Object.keys(declared).filter((name) => declared[name]?.required === true && !headers.has(name));
  return missing.length > 0 ? `its header ${missing.join(', ')} is missing.` : null;
}

/** No good answer comes of a call with a parameter that the operation does not know. */
function queryFault(
  { parameters, takesOtherQuery }: ServiceOperation,
  status: number,
  query: URLSearchParams,
): string | null {
  if (status >= 400 || takesOtherQuery) return null;
  const known = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const unknown = [...query.keys()].filter((name) => !known.includes(name));
  return unknown.length > 0 ? `it does not know the parameter ${unknown.join(', ')} of the query.` : null;
}

/** A problem names its own status and a code that its operation declares. */
function problemFault({ problemCodes }: ServiceOperation, status: number, body: string): string | null {
  if (status < 400) return null;
  const problem = JSON.parse(body);
  if (problem.status !== status) return `its body says that its status is ${problem.status}.`;
  if (problemCodes.includes(problem.code)) return null;
  return `its code ${problem.code} is not one of x-problem-codes (${problemCodes.join(', ')}).`;
}
