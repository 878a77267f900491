import type { RequestProblem } from '@/contract/request-check';

/**
 * A refusal with a stable code, thrown from anywhere in a request and answered as application/problem+json. The code is
 * listed in the service's OpenAPI file (`x-problem-codes`), or is one of the shared ones in common.yaml.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  /** 400 to 599. */
  readonly status: number;
  readonly code: string;
  /** One sentence for people per wrong field, by its path in the request (`community.entityId`). */
  readonly fields: Readonly<Record<string, string>>;
  /** When it is worth another try, in whole seconds from now; null where nothing can be said. Sent as Retry-After. */
  readonly retryAfter: number | null;

  /** `message` is one sentence for people that says what to do. */
  constructor(
    status: number,
    code: string,
    message: string,
    fields: Readonly<Record<string, string>> = {},
    retryAfter: number | null = null,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** The error that answers a refusal of the contract. */
export function toProblem({ status, code, message, fields }: RequestProblem): Problem {
  return new Problem(status, code, message, fields);
}
