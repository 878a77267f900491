import { expect } from 'vitest';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';

export function successOf<Value>(result: Result<Value, Failure>): Value {
  if (result.ok) return result.value;
  const { status, code, message, fields } = result.failure;
  throw new Error(`Refused with ${status} ${code}: ${message} ${JSON.stringify(fields)}`);
}

export function failureOf(result: Result<unknown, Failure>): Failure {
  if (!result.ok) return result.failure;
  throw new Error(`Succeeded with ${JSON.stringify(result.value)}`);
}

export function expectRefusal(result: Result<unknown, Failure>, kind: Failure['kind'], code: string): void {
  const failure = failureOf(result);
  expect([failure.kind, failure.code]).toEqual([kind, code]);
  expect(failure.message).not.toBe('');
}

export function expectInvalid(result: Result<unknown, Failure>, ...fields: readonly string[]): void {
  expectRefusal(result, 'invalid', 'validation_failed');
  const told = failureOf(result).fields;
  expect(Object.keys(told).toSorted()).toEqual(fields.toSorted());
  for (const sentence of Object.values(told)) expect(sentence).not.toBe('');
}

export function expectNotSignedIn(result: Result<unknown, Failure>): void {
  expectRefusal(result, 'unauthenticated', 'not_signed_in');
}

export const UNKNOWN_ID = '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11';
