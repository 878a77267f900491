/** A closed union, so that callers can switch over it exhaustively. */
export type FailureKind =
  | 'network'
  | 'cancelled'
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'tooMany'
  | 'unavailable';

/**
 * A refused or lost call. `status` is null if no answer came. `code` is the problem's stable code,
 * `message` the server's sentence, `fields` has a sentence by path in the request. `important`
 * messages are shown on every screen. `retryAfter` is in whole seconds. Users read
 * `failureReasonOf`.
 */
export interface Failure {
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly important?: true;
  readonly retryAfter?: number;
}

/** Returns true if the call named something that does not exist, or an id that nothing can have. */
export function isNotFoundFailure({ kind }: Failure): boolean {
  return kind === 'notFound' || kind === 'invalid';
}

export function failureKindOf(status: number): FailureKind {
  switch (status) {
    case 400:
    case 413:
    case 415:
    case 422:
      return 'invalid';
    case 401:
      return 'unauthenticated';
    case 403:
      return 'forbidden';
    case 404:
      return 'notFound';
    case 409:
      return 'conflict';
    case 429:
      return 'tooMany';
    default:
      return 'unavailable';
  }
}
