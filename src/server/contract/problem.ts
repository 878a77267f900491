import type { RequestProblem } from '@/contract/request-check';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';

/**
 * A refusal with a stable code, sent as application/problem+json. Codes are listed in the service's
 * OpenAPI file (`x-problem-codes`) or in common.yaml.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: string;
  /** A sentence per invalid field, by its path in the request (`community.entityId`). */
  readonly fields: Readonly<Record<string, string>>;
  /** Whole seconds until a retry makes sense. Null if unknown. Sent as Retry-After. */
  readonly retryAfter: number | null;
  /** True if the message is shown on any screen. */
  readonly important: boolean;

  /** `message` is one sentence with the remedy. */
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

/** Throws if any field has a fault. */
export function refuseFaults(faults: Readonly<Record<string, string | null>>): void {
  const found = Object.entries(faults).flatMap(([field, fault]) => (fault === null ? [] : [[field, fault] as const]));
  if (found.length === 0) return;
  throw new Problem(400, 'validation_failed', requestRefusals.fields, Object.fromEntries(found));
}

export function toProblem({ status, code, message, fields }: RequestProblem): Problem {
  return new Problem(status, code, message, fields);
}
