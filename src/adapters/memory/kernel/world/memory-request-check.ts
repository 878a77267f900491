/** A call as its adapter gets it: parameters and body as values. */
export interface MemoryRequest {
  readonly path?: object;
  readonly query?: object;
  readonly headers?: object;
  readonly body?: unknown;
  /** All of it in one object, in place of the parts. */
  readonly input?: object;
}

/** The status and problem with which the contract refuses a call. */
export interface MemoryProblem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Returns why the contract refuses a call of an operation; null for a well-formed one. */
export type MemoryRequestCheck = (
  operationId: string,
  caller: {
    readonly isCrawler: boolean;
    readonly isSignedIn: boolean;
    readonly owesAgreement: boolean;
    /** Notes that the user takes part; returns false for one who speaks for a company. */
    readonly mayTakePart: () => boolean;
    readonly now: number;
  },
  request: MemoryRequest,
) => MemoryProblem | null;

/** Refuses nothing. */
export const acceptEveryRequest: MemoryRequestCheck = () => null;
