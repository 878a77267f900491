import { expect } from 'vitest';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';

/** The value of a result that must be a success. */
export function successOf<Value>(result: Result<Value, Failure>): Value {
  if (result.ok) return result.value;
  const { status, code, message, fields } = result.failure;
  throw new Error(`Refused with ${status} ${code}: ${message} ${JSON.stringify(fields)}`);
}

/** The failure of a result that must be one. */
export function failureOf(result: Result<unknown, Failure>): Failure {
  if (!result.ok) return result.failure;
  throw new Error(`Succeeded with ${JSON.stringify(result.value)}`);
}

/** Expects a refusal of this kind with this code, and a readable sentence in it. */
export function expectRefusal(result: Result<unknown, Failure>, kind: Failure['kind'], code: string): void {
  const failure = failureOf(result);
  expect([failure.kind, failure.code]).toEqual([kind, code]);
  expect(failure.message).not.toBe('');
}

/** Expects a refusal because of these fields of the request, each with a sentence. */
export function expectInvalid(result: Result<unknown, Failure>, ...fields: readonly string[]): void {
  expectRefusal(result, 'invalid', 'validation_failed');
  const told = failureOf(result).fields;
  expect(Object.keys(told).toSorted()).toEqual(fields.toSorted());
  for (const sentence of Object.values(told)) expect(sentence).not.toBe('');
}

/** Expects a refusal for want of a session. */
export function expectNotSignedIn(result: Result<unknown, Failure>): void {
  expectRefusal(result, 'unauthenticated', 'not_signed_in');
}

/** An id of nothing. */
export const UNKNOWN_ID = '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11';
