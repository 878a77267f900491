import type { Failure } from '@/core/kernel/common/failure';
import { failureKindOf } from '@/core/kernel/common/failure';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';

export interface Refusal {
  readonly ok: false;
  readonly failure: Failure;
}

export function refusal(
  status: number,
  code: string,
  message: string,
  fields: Readonly<Record<string, string>> = {},
): Refusal {
  return { ok: false, failure: { kind: failureKindOf(status), status, code, message, fields } };
}

export function notSignedIn(): Refusal {
  return refusal(401, 'not_signed_in', requestRefusals.notSignedIn);
}

export function profileChanged(): Refusal {
  return refusal(409, 'profile_changed', 'Your profile is not the one that this page showed. Nothing was saved.');
}

export function invalid(fields: Readonly<Record<string, string>>): Refusal {
  return refusal(400, 'validation_failed', requestRefusals.fields, fields);
}

export function lostConnection(): Refusal {
  return { ok: false, failure: { kind: 'network', status: null, code: 'network', message: '', fields: {} } };
}
