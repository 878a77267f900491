import type { Failure } from '@/core/common/failure';
import { failureKindOf } from '@/core/common/failure';

/** What a memory adapter answers where the server would answer a problem. */
export interface Refusal {
  readonly ok: false;
  readonly failure: Failure;
}

/** A refusal as the server words it. */
export function refusal(
  status: number,
  code: string,
  message: string,
  fields: Readonly<Record<string, string>> = {},
): Refusal {
  return { ok: false, failure: { kind: failureKindOf(status), status, code, message, fields } };
}

/** A call that needs a session, without one. */
export function notSignedIn(): Refusal {
  return refusal(401, 'not_signed_in', 'You must be logged in to do this operation!');
}

/** A call that is not as the contract says; one sentence per wrong field, by its path. */
export function invalid(fields: Readonly<Record<string, string>>): Refusal {
  return refusal(400, 'validation_failed', 'Some fields need your attention.', fields);
}

/** A call whose answer never came. */
export function lost(): Refusal {
  return { ok: false, failure: { kind: 'network', status: null, code: 'network', message: '', fields: {} } };
}
