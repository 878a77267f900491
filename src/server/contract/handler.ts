import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Viewer } from './viewer';

export interface HandlerContext<Who extends Viewer | null> {
  /** The user, or null if a guest asks. A guest never reaches an operation that needs a session. */
  readonly viewer: Who;
  readonly log: FastifyBaseLogger;
  /** The request, for its undeclared parts: cookies, the caller's address, the user agent. */
  readonly http: FastifyRequest;
}

export interface Answer<Status extends number, Body> {
  readonly status: Status;
  /** Null if the operation declares no body. Undeclared members are left out of the answer. */
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** True if the handler has erased the viewer's account, so that nothing that it wrote is left. */
  readonly hasErasedAccount?: boolean;
  /**
   * True if the handler stored all rows in a transaction that kept the account open, so that none can outlive a
   * deletion.
   */
  readonly heldAccount?: boolean;
}

export type WithDefaults<Parameters, Names extends keyof Parameters> = Omit<Parameters, Names> &
  Required<Pick<Parameters, Names>>;

export type None = Readonly<Record<string, never>>;
