import { anOperation, asJson } from '@tests/support/an-operation';
import { describe, expect, it } from 'vitest';
import { emitRequestBodyType } from './emit-request-body';

describe('emitRequestBodyType', () => {
  it.each([
    ['none', null, null],
    [
      'a needed body',
      { ...asJson(), required: true },
      "operations['getPost']['requestBody']['content']['application/json']",
    ],
    [
      'a body that may be left out',
      asJson(),
      "NonNullable<operations['getPost']['requestBody']>['content']['application/json'] | undefined",
    ],
    ['a file', { content: { 'application/octet-stream': {} }, required: true }, 'Uint8Array<ArrayBuffer>'],
  ])('emits %s', (_name, requestBody, want) => {
    expect(emitRequestBodyType(anOperation({ requestBody }))).toBe(want);
  });

  it('refuses a form that it does not know, and says where to teach it', () => {
    const requestBody = { content: { 'multipart/form-data': {} } };
    expect(() => emitRequestBodyType(anOperation({ requestBody }))).toThrow(
      'getPost takes multipart/form-data; the generator knows application/json and a required application/octet-stream only. Extend scripts/generate/emit-request-body.ts.',
    );
  });
});
