import type { RequestProblem } from '@/contract/request-check';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';

/**
 * A refusal with a stable code, thrown from anywhere in a request and sent as application/problem+json. The code is
 * listed in the service's OpenAPI file (`x-problem-codes`), or is one of the shared ones in common.yaml.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  /** 400 to 599. */
  readonly status: number;
  readonly code: string;
  /** One readable sentence per wrong field, by its path in the request (`community.entityId`). */
  readonly fields: Readonly<Record<string, string>>;
  /** Whole seconds until another try makes sense; null if unknown. Sent as Retry-After. */
  readonly retryAfter: number | null;
  /** True if the message is to be shown on whatever screen the call was made. */
  readonly important: boolean;

  /** `message` is one readable sentence with the remedy. */
  constructor(
    status: number,
    code: string,
    message: string,
    fields: Readonly<Record<string, string>> = {},
    retryAfter: number | null = null,
    important = false,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.important = important;
  }
}

/** Refuses a request with a sentence for each field that has a fault; does nothing if none has. */
export function refuseFaults(faults: Readonly<Record<string, string | null>>): void {
  const found = Object.entries(faults).flatMap(([field, fault]) => (fault === null ? [] : [[field, fault] as const]));
  if (found.length === 0) return;
  throw new Problem(400, 'validation_failed', requestRefusals.fields, Object.fromEntries(found));
}

/** Makes the error for a refusal of the contract. */
export function toProblem({ status, code, message, fields }: RequestProblem): Problem {
  return new Problem(status, code, message, fields);
}
