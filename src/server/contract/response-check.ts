import type { ValidateFunction } from 'ajv';
import type { OpenApiDocument, Response } from '@/contract/openapi-document';
import { JSON_TYPE, PROBLEM_TYPE } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';
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
  readonly body: string;
}

/** Checks answers against the documents, and records which declared ones were seen. */
export interface ResponseCheck {
  /**
   * Throws if the operation does not declare the answer: status, content type, body, problem code. Returns the
   * operationId, or null if the address belongs to no service (a page, an asset).
   */
  check(answer: SeenAnswer): string | null;
  /** `createPost 409` for every declared status (or `default`) that no checked answer had, in the documents' order. */
  neverSeen(): readonly string[];
  /** The same for those that were seen. */
  seen(): readonly string[];
}

/** Codes of the platform, possible on any call; common.yaml lists them. */
const SHARED_CODES: readonly string[] = [
  'body_malformed',
  'body_too_large',
  'content_type_unsupported',
  'crawler_not_allowed',
  'headers_missing',
  'internal_error',
  'not_ready',
  'not_signed_in',
  'origin_not_allowed',
  'route_not_found',
  'too_many_requests',
  'validation_failed',
];

interface Route {
  readonly operation: ServiceOperation;
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
    check({ method, url, status, contentType, body }) {
      const { pathname } = new URL(url, 'http://localhost');
      const route = routes.find(
        ({ operation, matches }) => operation.method === method.toLowerCase() && matches.test(pathname),
      );
      if (!route) return null;
      const { operation } = route;
      const { operationId, responses } = operation;
      const complain = (fault: string) => {
        throw new Error(`${operationId} (${method} ${url}) answered ${status}: ${fault}\n${body.slice(0, 1_000)}`);
      };
      const key = String(status) in responses ? String(status) : 'default';
      const response = responses[key];
      if (!response || (key === 'default' && status < 400)) {
        return complain(`its operation declares ${Object.keys(responses).join(', ')} only.`);
      }
      const fault = validators.faultOf(response, contentType, body) ?? codeFault(operation, status, body);
      if (fault) return complain(fault);
      seen.add(`${operationId} ${key}`);
      return operationId;
    },
    neverSeen: () => declared.filter((answer) => !seen.has(answer)),
    seen: () => declared.filter((answer) => seen.has(answer)),
  };
}

/** Literal paths before those with parameters, as the server finds them. */
function routesOf(document: OpenApiDocument): readonly Route[] {
  const base = (document.servers?.[0]?.url ?? '').replace(/\/$/, '');
  const parameters = ({ path }: ServiceOperation) => path.split('{').length;
  return [...operationsOf(document)]
    .sort((one, other) => parameters(one) - parameters(other))
    .map((operation) => {
      const pattern = (base + operation.path).replaceAll(/[.+*?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+');
      return { operation, matches: new RegExp(`^${pattern}$`) };
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

function codeFault({ problemCodes }: ServiceOperation, status: number, body: string): string | null {
  if (status < 400) return null;
  const { code } = JSON.parse(body);
  if (problemCodes.includes(code) || SHARED_CODES.includes(code)) return null;
  return `its code ${code} is not one of x-problem-codes (${problemCodes.join(', ')}).`;
}
