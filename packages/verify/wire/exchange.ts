export interface SentRequest {
  readonly method: string;
  readonly path: string;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null if there is none; a file stands in base64. */
  readonly body: string | null;
  readonly isFile: boolean;
}

/** An answer as it came. */
export interface ReceivedAnswer {
  readonly status: number;
  /** By name in lower case; several headers of one name are joined by commas. */
  readonly headers: Readonly<Record<string, string>>;
  /** One for each cookie that the answer sets. */
  readonly setCookies: readonly string[];
  readonly body: string;
  /** The body's length on the wire, in bytes. */
  readonly bytes: number;
  /** The reason for which there is no whole answer; null for a whole one. */
  readonly trouble: Trouble | null;
}

/** refused: nobody listens. reset: the connection ended early. timeout: nothing came. large: more than is taken. short: less came than was announced. encoded: its bytes are not of its content-encoding. */
export type Trouble = 'refused' | 'reset' | 'timeout' | 'large' | 'short' | 'malformed' | 'encoded';

/** The place of an exchange in a walk: a story of several calls that is judged as a whole. */
export interface WalkStep {
  /** One for each walk of a run. */
  readonly walk: string;
  /** The kind of story, which decides on the checks. */
  readonly kind: WalkKind;
  /** The part that the call plays, such as `create` or `page`. */
  readonly step: string;
  readonly place?: MachinePlace;
}

/** An act or a look in a state of one of the contract's state machines. */
export interface MachinePlace {
  readonly machine: string;
  /** The state that the thing is in by then, as the contract has it. */
  readonly state: string;
  /** The name of the act or the look. */
  readonly name: string;
  /** The thing’s id; null for what makes it. */
  readonly subject: string | null;
}

/** states: a thing brought to a state, and one act there. pages: a list read to its end. filters: a list by one filter at a time. numbered: pages by number. life: create, read, change, delete. repeat: one key twice. stored: a form written and read. */
export type WalkKind = 'pages' | 'filters' | 'numbered' | 'life' | 'repeat' | 'stored' | 'states';

/** The outcome that an answer must be, apart from the contract's general rules. */
export interface Expectation {
  readonly statuses: readonly number[];
  /** Problem codes of which it must be one; empty for any that the operation declares. */
  readonly codes: readonly string[];
  /** The reason, as the end of "wanted …": `because the call has no session`. */
  readonly reason: string;
  /** The place in the contract that says so, within the operation. */
  readonly pointer: readonly string[];
}

/** A call and its outcome. */
export interface Exchange {
  /** Stable for a seed: names the probe, the operation and the variant. */
  readonly id: string;
  readonly operationId: string;
  readonly persona: string;
  /** True if the request carries what identifies a user. */
  readonly hasSession: boolean;
  /** Marks of the caller; any other persona's is no part of the answer. */
  readonly own: readonly string[];
  readonly request: SentRequest;
  readonly answer: ReceivedAnswer;
  readonly expectation: Expectation | null;
  readonly walk: WalkStep | null;
  readonly milliseconds: number;
}
