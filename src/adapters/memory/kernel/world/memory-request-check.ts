export interface MemoryRequest {
  readonly path?: object;
  readonly query?: object;
  readonly headers?: object;
  readonly body?: unknown;
  readonly input?: object;
}

export interface MemoryProblem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

export type MemoryRequestCheck = (
  operationId: string,
  caller: {
    readonly isCrawler: boolean;
    readonly isSignedIn: boolean;
    readonly mustAcceptTerms: boolean;
    /** Returns false for a user who represents a company. */
    readonly mayTakePart: () => boolean;
    readonly now: number;
  },
  request: MemoryRequest,
) => MemoryProblem | null;

export const acceptEveryRequest: MemoryRequestCheck = () => null;
