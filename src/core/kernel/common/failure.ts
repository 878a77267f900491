/** The reasons for which a call fails; closed, so that callers can switch over it exhaustively. */
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
 * A refused or lost call.
 *
 * `status` is the HTTP status, null if no answer came (network, cancelled). `code` is the stable code of the
 * problem (listed in the service's OpenAPI file), `message` the server's sentence for people, `fields` one sentence per
 * invalid field, by its path in the request (`title`, `community.entityId`). `important` is set if the message is to be shown
 * on whatever screen the call was made. `retryAfter` is the number of whole seconds after which the service asks for another try.
 * What the user reads is `failureReasonOf`.
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

/** The kind of failure that an HTTP status outside 2xx means. */
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
