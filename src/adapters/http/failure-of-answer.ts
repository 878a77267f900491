import type { Failure, FailureKind } from '@/core/kernel/common/failure';
import { failureKindOf } from '@/core/kernel/common/failure';
import { CRAWLER_REFUSED } from '@/core/kernel/crawlers/is-blocked-for-crawlers';

/**
 * Returns the failure of an answer. A problem body has code, message and fields. Any other body (a proxy's page, plain
 * text, nothing) gets the code `http_<status>` and no message. `retryAfter` is the header Retry-After, read only as
 * seconds, since the device's clock may be wrong.
 */
export function failureOfAnswer(status: number, body: unknown, retryAfter: string | null = null): Failure {
  const problem = isRecord(body) ? body : {};
  return {
    kind: failureKindOf(status),
    status,
    code: textOf(problem.code) ?? `http_${status}`,
    message: textOf(problem.message) ?? '',
    fields: isRecord(problem.fields) ? textsOf(problem.fields) : {},
    ...(problem.important === true && { important: true }),
    ...(retryAfter !== null && /^\d{1,9}$/.test(retryAfter) && { retryAfter: Number(retryAfter) }),
  };
}

/** Returns the failure of a lost connection or a cancelled call. */
export function failureWithoutAnswer(kind: Extract<FailureKind, 'network' | 'cancelled'>): Failure {
  return { kind, status: null, code: kind, message: '', fields: {} };
}

/** Returns the failure of a 2xx response that has an undeclared status, lacks its body, or is not JSON. */
export function failureOfUnreadableAnswer(status: number): Failure {
  return { kind: 'unavailable', status, code: 'answer_unreadable', message: '', fields: {} };
}

export const blockedForCrawlersFailure: Failure = {
  kind: 'forbidden',
  status: null,
  code: CRAWLER_REFUSED,
  message: '',
  fields: {},
};

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function textsOf(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
}
