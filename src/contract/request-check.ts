import type { ErrorObject, ValidateFunction } from 'ajv';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { TERMS_TO_AGREE } from '@/core/kernel/common/terms-version.rules';
import { memoize } from './compile-at-first-use';
import { fieldSentences } from './field-sentences';
import { partsOf } from './flat-input';
import type { OpenApiDocument, Parameter, Schema } from './openapi-document';
import { COMMON_HEADERS } from './openapi-document';
import type { ServiceOperation } from './operations';
import { maxFileBytesOf, operationsOf } from './operations';
import { requestSchemasOf } from './request-schemas';
import { createBodyCompiler, createParameterCompiler } from './schema-compilers';
import type { RuledValues } from './value-rules';
import { ruleFaults } from './value-rules';

export const MAX_BODY_BYTES = 64 * 1024;

export interface RequestProblem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface Caller {
  readonly isCrawler: boolean;
  readonly isSignedIn: boolean;
  readonly mustAcceptTerms?: boolean;
  /** Records that the user contributes or interacts. Returns false for a user who represents a company. */
  readonly mayTakePart?: () => boolean;
  /** Milliseconds since 1970, for rules of months and years. */
  readonly now: number;
}

export interface RequestValues {
  readonly path?: object;
  readonly query?: object;
  readonly headers?: object;
  readonly body?: unknown;
  /** All values in one object, as in a port. */
  readonly input?: object;
}

/** Returns null if the call matches its operation. Throws for an unknown operation. */
export type RequestCheck = (operationId: string, caller: Caller, request: RequestValues) => RequestProblem | null;

export const CONTRACT_PROBLEMS = {
  crawler: problem(403, 'crawler_not_allowed', 'This call is blocked for crawlers.'),
  session: problem(401, 'not_signed_in', requestRefusals.notSignedIn),
  otherProfile: problem(
    409,
    'profile_changed',
    'Your profile has changed since this page loaded, so nothing was saved. Check which profile you write under, then try again.',
  ),
  otherUser: problem(409, 'profile_changed', 'Another user has since logged in to this browser, so nothing was saved.'),
  terms: problem(409, TERMS_TO_AGREE, requestRefusals.terms),
  employer: problem(409, 'employer_account', requestRefusals.employerAccount),
  bodySize: problem(413, 'body_too_large', 'This is too long. Shorten it and try again.'),
} as const;

/** Names of a request's parts for users, by Fastify's names and in the order of validation. */
const PARTS = { params: 'path', body: 'body', querystring: 'query', headers: 'headers' } as const;

type Part = keyof typeof PARTS;

export function validationProblem(errors: readonly ErrorObject[], part: Part): RequestProblem {
  const fields = fieldSentences(errors, PARTS[part]);
  return { ...problem(400, 'validation_failed', requestRefusals.fields), fields };
}

export function ruleProblem({ rules }: ServiceOperation, values: RuledValues, now: number): RequestProblem | null {
  const fields = ruleFaults(rules, values, now);
  return Object.keys(fields).length === 0
    ? null
    : { ...problem(400, 'validation_failed', requestRefusals.fields), fields };
}

/**
 * Creates a check like the server's, in its order: crawlers, session, size, path, body, query, headers, field rules.
 * Common headers are ignored; an unknown query parameter is a fault. Schemas compile at first use.
 */
export function createRequestCheck(documents: readonly OpenApiDocument[]): RequestCheck {
  const bodies = memoize(createBodyCompiler);
  const parameters = memoize(createParameterCompiler);
  const compile = (part: Part, schema: Schema) => (part === 'body' ? bodies() : parameters())(schema);
  const operations = memoize(() => operationChecksOf(documents, compile));

  return (operationId, caller, given) => {
    const operation = operations().get(operationId);
    if (operation === undefined) throw new Error(`No service has an operation ${operationId}.`);
    if (operation.isBlockedForCrawlers && caller.isCrawler && !caller.isSignedIn) return CONTRACT_PROBLEMS.crawler;
    if (operation.needsSession && !caller.isSignedIn) return CONTRACT_PROBLEMS.session;
    const request = given.input === undefined ? given : partsOf(operation.operation, given.input);
    const isFile = request.body instanceof Uint8Array;
    const body = isFile ? undefined : JSON.stringify(request.body);
    if (sizeOf(isFile ? request.body : body) > operation.maxBodyBytes) return CONTRACT_PROBLEMS.bodySize;
    const sent: Readonly<Record<Part, unknown>> = {
      params: textsOf(request.path),
      body: body === undefined ? null : JSON.parse(body),
      querystring: textsOf(request.query),
      headers: textsOf(request.headers),
    };
    for (const [part, validate] of operation.parts) {
      const check = validate();
      if (!check(sent[part])) return validationProblem(check.errors ?? [], part);
    }
    const broken = ruleProblem(operation.operation, { query: sent.querystring, body: sent.body }, caller.now);
    if (broken !== null) return broken;
    if (operation.operation.isContribution && caller.mustAcceptTerms === true) return CONTRACT_PROBLEMS.terms;
    return operation.operation.takesPart && caller.mayTakePart?.() === false ? CONTRACT_PROBLEMS.employer : null;
  };
}

function sizeOf(body: Uint8Array | string | undefined): number {
  return typeof body === 'string' ? new TextEncoder().encode(body).length : (body?.length ?? 0);
}

interface OperationCheck {
  readonly operation: ServiceOperation;
  readonly maxBodyBytes: number;
  readonly isBlockedForCrawlers: boolean;
  readonly needsSession: boolean;
  readonly parts: readonly (readonly [Part, () => ValidateFunction])[];
}

function operationChecksOf(
  documents: readonly OpenApiDocument[],
  compile: (part: Part, schema: Schema) => ValidateFunction,
): ReadonlyMap<string, OperationCheck> {
  const operations = documents.flatMap(operationsOf);
  return new Map(
    operations.map((operation) => {
      const own = withoutCommonHeaders(operation);
      const schemas = requestSchemasOf(own, true);
      const parts: [Part, () => ValidateFunction][] = [];
      for (const part of ['params', 'body', 'querystring', 'headers'] as const) {
        const schema = schemas[part];
        if (schema !== undefined) parts.push([part, memoize(() => compile(part, schema))]);
      }
      const { operationId, isBlockedForCrawlers, needsSession } = operation;
      const maxBodyBytes = maxFileBytesOf(operation) ?? MAX_BODY_BYTES;
      return [operationId, { operation: own, maxBodyBytes, isBlockedForCrawlers, needsSession, parts }];
    }),
  );
}

function withoutCommonHeaders(operation: ServiceOperation): ServiceOperation {
  const isOwn = ({ in: place, name }: Parameter) => place !== 'header' || !COMMON_HEADERS.includes(name);
  return { ...operation, parameters: operation.parameters.filter(isOwn) };
}

/** Returns values as received: texts or lists of texts, without undefined values. */
function textsOf(values: object = {}): Readonly<Record<string, unknown>> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(
    given.map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );
}

function problem(status: number, code: string, message: string): RequestProblem {
  return { status, code, message, fields: {} };
}
