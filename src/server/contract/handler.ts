import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Viewer } from './viewer';

/** The arguments of every handler, beside the parts that its operation declares. */
export interface HandlerContext<Who extends Viewer | null> {
  /** Null for a guest; an operation that needs a session is never called for one. */
  readonly viewer: Who;
  readonly log: FastifyBaseLogger;
  /** The raw request, for what no contract declares: cookies, the caller's address, the user agent. */
  readonly http: FastifyRequest;
}

/** A handler's answer. Problems are thrown (`Problem`), never returned. */
export interface Answer<Status extends number, Body> {
  readonly status: Status;
  /** Null if the operation declares no body. Members that the contract does not declare are left out on the way. */
  readonly body: Body;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** The handler has erased the viewer's account itself, so nothing that it wrote is left. */
  readonly hasErasedAccount?: boolean;
}

/** A group of parameters in which those with a default are always there. */
export type WithDefaults<Parameters, Names extends keyof Parameters> = Omit<Parameters, Names> &
  Required<Pick<Parameters, Names>>;

/** A group of parameters of which an operation has none. */
export type None = Readonly<Record<string, never>>;
