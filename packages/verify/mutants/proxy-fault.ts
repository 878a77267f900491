/** A request on its way to the right server. */
export interface ProxiedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An answer on its way back. */
export interface ProxiedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An event on its way to every socket, or to that of one user. */
export interface ProxiedEvent {
  readonly name: string;
  readonly args: readonly unknown[];
  /** Sent to all sockets, and not only to the one that the right server sent it to. */
  readonly isForAll?: boolean;
}

/** One fault of a server that is right otherwise. It may remember what it has seen. */
export interface ProxyFault {
  /** Changes what the right server is asked. */
  ask?(request: ProxiedRequest): ProxiedRequest;
  /** Answers in its place. */
  instead?(request: ProxiedRequest): ProxiedAnswer | null;
  /** Changes what it answers. */
  answer?(answer: ProxiedAnswer, request: ProxiedRequest): ProxiedAnswer;
  /** The events that its sockets send in place of one of the right server’s. */
  events?(event: ProxiedEvent): readonly ProxiedEvent[];
}
