import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { memoize } from '@/contract/compile-at-first-use';
import { serviceDocuments } from '@/contract/generated/documents';
import { HTTP_METHODS, PROBLEM_TYPE } from '@/contract/openapi-document';
import { CONTRACT_PROBLEMS, validationProblem } from '@/contract/request-check';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { DatabaseUnavailable } from '../platform/database-unavailable';
import { Problem, toProblem } from './problem';

const paths = memoize(() =>
  Object.values(serviceDocuments).flatMap(({ servers, paths: items }) => {
    const base = (servers?.[0]?.url ?? '').replace(/\/$/, '');
    return Object.entries(items ?? {}).map(([path, item]) => ({
      pattern: new RegExp(`^${`${base}${path}`.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      methods: HTTP_METHODS.filter((method) => item[method] !== undefined).map((method) => method.toUpperCase()),
    }));
  }),
);

const BODY_TOO_LARGE = toProblem(CONTRACT_PROBLEMS.bodySize);
const BODY_MALFORMED = new Problem(400, 'body_malformed', 'The request’s body is not valid JSON.');
const CONTENT_TYPE_UNSUPPORTED = new Problem(
  415,
  'content_type_unsupported',
  'The request’s body must be JSON (application/json).',
);
const INTERNAL_ERROR = new Problem(500, 'internal_error', requestRefusals.unexpected);

const NOT_READY = new Problem(503, 'not_ready', 'The service is not ready. Try again in a moment.', {}, 1);

const ROUTE_NOT_FOUND = new Problem(404, 'route_not_found', 'There is nothing at this address.');

const METHOD_NOT_ALLOWED = new Problem(405, 'method_not_allowed', 'This address takes other methods.');

const BY_FASTIFY_CODE: Readonly<Record<string, Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: BODY_TOO_LARGE,
  FST_ERR_CTP_EMPTY_JSON_BODY: BODY_MALFORMED,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: BODY_MALFORMED,
  FST_ERR_CTP_INVALID_JSON_BODY: BODY_MALFORMED,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: CONTENT_TYPE_UNSUPPORTED,
  FST_ERR_MAX_PARAM_LENGTH: ROUTE_NOT_FOUND,
};

const BY_STATUS: Readonly<Record<number, Problem>> = {
  400: new Problem(400, 'validation_failed', 'The request is not in the right form.'),
  // A folder of static files, or a path outside of it.
  403: ROUTE_NOT_FOUND,
  404: ROUTE_NOT_FOUND,
  413: BODY_TOO_LARGE,
  415: CONTENT_TYPE_UNSUPPORTED,
  429: new Problem(429, 'too_many_requests', 'You did that too often. Try again in a moment.'),
  503: NOT_READY,
};

/** Maps any thrown value to a problem. Unexpected ones are 500 `internal_error`. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DatabaseUnavailable) return NOT_READY;
  if (!isFastifyError(error)) return INTERNAL_ERROR;
  if (error.validation) {
    return toProblem(validationProblem(error.validation, error.validationContext ?? 'body'));
  }
  return BY_FASTIFY_CODE[error.code] ?? BY_STATUS[error.statusCode ?? 500] ?? INTERNAL_ERROR;
}

export function problemText({ status, code, message, fields, important }: Problem): string {
  return JSON.stringify({
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Problem',
    status,
    code,
    message,
    fields,
    ...(important && { important }),
  });
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const { status, retryAfter } = problem;
  if (retryAfter !== null) reply.header('retry-after', String(retryAfter));
  // Sends text, so that no declared response schema serialises it.
  return reply.code(status).type(PROBLEM_TYPE).send(problemText(problem));
}

/** Handles errors of /api and the whole app. Unexpected errors are logged. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  const { code } = problem;
  if (error instanceof DatabaseUnavailable) request.log.error({ reason: error.message, code }, 'request failed');
  else if (problem.status >= 500) request.log.error({ err: error, code }, 'request failed');
  return sendProblem(reply, problem);
}

/** Answers 404, or 405 with `allow` if a contract has other methods at the path. */
export function handleRouteNotFound({ url, method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = methodsAt(url);
  if (allowed.length === 0 || allowed.includes(method)) return sendProblem(reply, ROUTE_NOT_FOUND);
  return sendProblem(reply.header('allow', allowed.join(', ')), METHOD_NOT_ALLOWED);
}

function isFastifyError(error: unknown): error is Partial<FastifyError> & { readonly code: string } {
  return typeof error === 'object' && error !== null && ('statusCode' in error || 'validation' in error);
}

/** Returns the methods that the contracts have at an address. A GET answers HEAD too. */
function methodsAt(url: string): readonly string[] {
  const [path = ''] = url.split('?');
  const methods = paths().flatMap(({ pattern, methods: own }) => (pattern.test(path) ? own : []));
  return [...new Set(methods)].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}
