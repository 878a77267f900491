export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body, in base64 for a file. Null if there is none. */
  readonly body: string | null;
  readonly isFile: boolean;
}

export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly setCookies: readonly string[];
  readonly body: string;
  /** The number of bytes on the wire. */
  readonly bytes: number;
  readonly trouble: TransportError | null;
}

/**
 * `refused`: nothing listens. `reset`: the connection closed early. `timeout`: no answer. `large`: the answer is too
 * long. `short`: it is truncated. `encoded`: it has a wrong content-encoding.
 */
export type TransportError = 'refused' | 'reset' | 'timeout' | 'large' | 'short' | 'malformed' | 'encoded';

export interface WalkStep {
  readonly walk: string;
  readonly kind: WalkKind;
  readonly step: string;
  readonly place?: MachineStep;
}

export interface MachineStep {
  readonly machine: string;
  /** The state that the contract expects. */
  readonly state: string;
  readonly name: string;
  readonly subject: string | null;
}

export type WalkKind = 'pages' | 'backwards' | 'filters' | 'numbered' | 'life' | 'repeat' | 'stored' | 'states';

export interface Expectation {
  readonly statuses: readonly number[];
  /** Allowed problem codes. An empty list allows any declared one. */
  readonly codes: readonly string[];
  readonly reason: string;
  /** The path, within the operation, of the part of the contract that requires this. */
  readonly pointer: readonly string[];
}

export interface Exchange {
  readonly id: string;
  readonly operationId: string;
  readonly persona: string;
  readonly hasSession: boolean;
  readonly own: readonly string[];
  readonly request: SentRequest;
  readonly answer: ReceivedAnswer;
  readonly expectation: Expectation | null;
  readonly walk: WalkStep | null;
  readonly milliseconds: number;
  /** The number of other writes by this run during the call, which may have changed its answer. */
  readonly writesBeside?: number;
}
