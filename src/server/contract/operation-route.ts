import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { GuestVisibility, OpenApiDocument, Parameter, Schema } from '@/contract/openapi-document';
import { APP_HEADERS, BYTES_TYPE, JSON_TYPE, NOT_MODIFIED, PROBLEM_TYPE } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';
import { maxFileBytesOf } from '@/contract/operations';
import { CONTRACT_PROBLEMS, ruleProblem } from '@/contract/request-check';
import { requestSchemasOf } from '@/contract/request-schemas';
import type { Answer, HandlerContext } from './handler';
import { Problem, toProblem } from './problem';
import { UnknownQueryLog } from './unknown-query';
import type { UploadMemory } from './upload-memory';
import type { ShownViewer, TaggedProfiles, Viewer } from './viewer';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that a route serves, for logs and metrics. Absent outside services. */
    readonly operationId?: string;
    readonly queryNames?: readonly string[];
    readonly guestsSee?: GuestVisibility;
    /** True if shared caches may store a guest's answer. */
    readonly isPublic?: boolean;
    readonly isShownUnderProfile?: boolean;
  }
}

const PROFILE_TAG = 'profile-tag';
const SHOWN_USER = 'user-id';

interface AnyRequest extends HandlerContext<Viewer | null> {
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
}

export interface AnyHandlers {
  // In method form, because each generated handler takes its own request type, already validated.
  readonly [operationId: string]: { handle(request: AnyRequest): Promise<Answer<number, unknown>> }['handle'];
}

export interface ServiceOptions {
  readonly document: OpenApiDocument;
  readonly handlers: AnyHandlers;
  readonly authenticate: (request: FastifyRequest, reply: FastifyReply) => Promise<Viewer | null>;
  /** Rejects if the database becomes unavailable. */
  readonly orAway: <Value>(read: Promise<Value>) => Promise<Value>;
  readonly hasEnded: (request: FastifyRequest) => boolean;
  readonly isCrawler: (request: FastifyRequest) => boolean;
  readonly profilesOf: (viewer: Viewer) => Promise<TaggedProfiles>;
  readonly mustAcceptTerms: (viewer: Viewer) => Promise<boolean>;
  /** Records that a viewer contributes or interacts. Returns false for an employer, who cannot. */
  readonly mayTakePart: (viewer: Viewer) => Promise<boolean>;
  /**
   * Erases the writes of an account that was deleted in the meantime, and returns true if it was. Called after each
   * write whose transaction did not keep the account open.
   */
  readonly eraseLateWrites: (viewer: Viewer) => Promise<boolean>;
  /** True if unknown query parameters are refused. Otherwise each name is logged once per operation. */
  readonly refusesUnknownQuery: boolean;
  readonly now: () => number;
  readonly shownUserOf: (request: FastifyRequest) => string | null;
}

/** Builds the Fastify route of an operation. `base` has no slash at the end. */
export function operationRoute(
  operation: ServiceOperation,
  base: string,
  options: ServiceOptions,
  room: UploadMemory,
): RouteOptions {
  const { operationId } = operation;
  const handle = options.handlers[operationId];
  if (!handle) throw new Error(`There is no handler for ${operationId}.`);
  const viewers = new WeakMap<FastifyRequest, Viewer>();
  const declared = answerStatusesOf(operation);
  const answers = answerSchemasOf(operation);
  const names = parameterNamesOf(operation);
  const maxFileBytes = maxFileBytesOf(operation);
  const unknownQuery = operation.takesOtherQuery || options.refusesUnknownQuery ? null : new UnknownQueryLog(operation);

  return {
    method: operation.method.toUpperCase(),
    url: base + operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(maxFileBytes === null ? {} : { bodyLimit: maxFileBytes }),
    config: {
      operationId,
      guestsSee: operation.guestsSee,
      isPublic: NOT_MODIFIED in operation.responses,
      isShownUnderProfile: operation.isShownUnderProfile,
      queryNames: names.query.map(([name]) => name),
    },
    schema: { ...requestSchemasOf(operation, options.refusesUnknownQuery), response: answers },
    async onRequest(request, reply) {
      if (operation.isBlockedForCrawlers && options.isCrawler(request)) {
        if ((await options.authenticate(request, reply)) === null) throw toProblem(CONTRACT_PROBLEMS.crawler);
      }
      refuseOtherContent(maxFileBytes !== null, request);
      refuseMissingHeaders(names.needed, request);
      const viewer = await options.authenticate(request, reply);
      // Employers read what guests read.
      if (viewer && (operation.needsSession || operation.method !== 'get' || !viewer.isEmployer))
        viewers.set(request, viewer);
      else if (operation.needsSession) throw toProblem(CONTRACT_PROBLEMS.session);
      if (operation.isDoneAsUser) refuseOtherUser(options, request);
      unknownQuery?.note(request);
      if (maxFileBytes !== null && viewer)
        room.reserve(request, reply, { userId: viewer.userId, maxBytes: maxFileBytes });
    },
    async preHandler({ query, body }) {
      const broken = ruleProblem(operation, { query, body }, options.now());
      if (broken !== null) throw toProblem(broken);
    },
    async handler(request, reply) {
      const viewer = viewers.get(request) ?? null;
      if (viewer !== null && options.hasEnded(request)) throw toProblem(CONTRACT_PROBLEMS.session);
      if (operation.isContribution && viewer !== null && (await options.mustAcceptTerms(viewer)))
        throw toProblem(CONTRACT_PROBLEMS.terms);
      if (operation.takesPart && viewer !== null && !(await options.mayTakePart(viewer)))
        throw toProblem(CONTRACT_PROBLEMS.employer);
      const run = () =>
        room.handle(request, async () =>
          handle.call(options.handlers, {
            path: pick(request.params, names.path),
            query: pick(request.query, names.query),
            headers: pick(request.headers, names.header),
            body: request.body,
            viewer: operation.isShownUnderProfile
              ? await withProfiles(options, viewer, request.headers[PROFILE_TAG])
              : viewer,
            log: request.log,
            http: request,
          }),
        );
      const isWrite = operation.method !== 'get';
      const { status, body, headers } =
        viewer !== null && isWrite
          ? await erasedIfLate(options, viewer, run)
          : await (isWrite ? run() : options.orAway(run()));
      if (!declared.includes(String(status))) {
        throw new Error(
          `${operationId} answered ${status}, which its operation does not declare (${declared.join(', ')}).`,
        );
      }
      for (const [name, value] of Object.entries(headers ?? {})) reply.header(name, value);
      reply.code(status);
      // Does not return `reply` itself, because Fastify would add listeners and wait for its end.
      return answers[status] ? body : undefined;
    },
  };
}

function answerStatusesOf({ responses }: ServiceOperation): readonly string[] {
  return Object.keys(responses).filter((status) => !responses[status]?.content?.[PROBLEM_TYPE]);
}

function answerSchemasOf(operation: ServiceOperation): Readonly<Record<string, Schema>> {
  const schemas: Record<string, Schema> = {};
  for (const status of answerStatusesOf(operation)) {
    const schema = operation.responses[status]?.content?.[JSON_TYPE]?.schema;
    if (schema) schemas[status] = schema;
  }
  return schemas;
}

/** A parameter's declared name and its name in the request: headers arrive in lower case. */
type ArrivingName = readonly [declared: string, arriving: string];

interface ParameterNames {
  readonly path: readonly ArrivingName[];
  readonly query: readonly ArrivingName[];
  readonly header: readonly ArrivingName[];
  readonly needed: readonly string[];
}

function parameterNamesOf({ parameters }: ServiceOperation): ParameterNames {
  const names = (place: Parameter['in']) =>
    parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
  const asDeclared = (name: string): ArrivingName => [name, name];
  const needed = parameters.filter(({ name, required }) => required && APP_HEADERS.includes(name));
  return {
    path: names('path').map(asDeclared),
    query: names('query').map(asDeclared),
    header: names('header').map((name) => [name, name.toLowerCase()]),
    needed: needed.map(({ name }) => name),
  };
}

function refuseMissingHeaders(needed: readonly string[], { headers }: FastifyRequest): void {
  const missing = needed.filter((name) => !headers[name]);
  if (missing.length === 0) return;
  const fields = Object.fromEntries(missing.map((name) => [name, 'This header is needed.']));
  throw new Problem(400, 'headers_missing', `The headers ${needed.join(' and ')} are needed.`, fields);
}

/** Throws 415 for a file where JSON is expected, or the reverse. */
function refuseOtherContent(isForFile: boolean, { headers }: FastifyRequest): void {
  const type = headers['content-type'];
  if (type === undefined || type.startsWith(BYTES_TYPE) === isForFile) return;
  const needed = isForFile ? BYTES_TYPE : `JSON (${JSON_TYPE})`;
  throw new Problem(415, 'content_type_unsupported', `The request’s body must be ${needed}.`);
}

/**
 * Runs a write. If the user's account was deleted in the meantime, erases what the write stored. Throws 401
 * `not_signed_in` if the write failed for that reason.
 */
async function erasedIfLate(
  { eraseLateWrites }: ServiceOptions,
  viewer: Viewer,
  run: () => Promise<Answer<number, unknown>>,
): Promise<Answer<number, unknown>> {
  let answer: Answer<number, unknown>;
  try {
    answer = await run();
  } catch (error) {
    if ((await eraseLateWrites(viewer)) && !(error instanceof Problem)) throw toProblem(CONTRACT_PROBLEMS.session);
    throw error;
  }
  if (answer.hasErasedAccount !== true && answer.heldAccount !== true) await eraseLateWrites(viewer);
  return answer;
}

/** Adds the profiles that the screen showed. Throws 409 `profile_changed` if they are not the session's. */
async function withProfiles(
  { profilesOf }: ServiceOptions,
  viewer: Viewer | null,
  shownTag: unknown,
): Promise<ShownViewer> {
  if (viewer !== null) {
    const { profiles, tag } = await profilesOf(viewer);
    if (tag === shownTag) return { ...viewer, profiles };
  }
  throw toProblem(CONTRACT_PROBLEMS.otherProfile);
}

/** Throws 409 `profile_changed` if the page showed another user than the session's. */
function refuseOtherUser({ shownUserOf }: ServiceOptions, request: FastifyRequest): void {
  const shown = request.headers[SHOWN_USER];
  const current = shownUserOf(request);
  if (shown === undefined || current === null || shown === current) return;
  throw toProblem(CONTRACT_PROBLEMS.otherUser);
}

function pick(given: unknown, names: readonly ArrivingName[]): Readonly<Record<string, unknown>> {
  const picked: Record<string, unknown> = {};
  if (!isRecord(given)) return picked;
  for (const [declared, arriving] of names) {
    const value = given[arriving];
    if (value !== undefined) picked[declared] = value;
  }
  return picked;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
