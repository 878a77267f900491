export interface ProxiedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface ProxiedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface ProxiedEvent {
  readonly name: string;
  readonly args: readonly unknown[];
  /** True to send the event to all sockets instead of the intended one. */
  readonly isForAll?: boolean;
}

export interface ProxyFault {
  ask?(request: ProxiedRequest): ProxiedRequest;
  instead?(request: ProxiedRequest): ProxiedAnswer | null;
  answer?(answer: ProxiedAnswer, request: ProxiedRequest): ProxiedAnswer;
  events?(event: ProxiedEvent): readonly ProxiedEvent[];
}
