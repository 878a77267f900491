import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '@/server/contract/problem';
import { readCursor, writeCursor } from './cursor';

const id = '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11';
const refused = (cursor: string, keys = 1): unknown => {
  try {
    return readCursor(cursor, keys);
  } catch (error) {
    return error instanceof Problem ? [error.status, error.code, Object.keys(error.fields)] : error;
  }
};
const invalid = [400, 'cursor_invalid', ['cursor']];

describe('cursors', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2 ** 31), { minLength: 1, maxLength: 3 }), fc.uuid(), (keys, uuid) => {
        expect(readCursor(writeCursor({ keys, id: uuid }), keys.length)).toEqual({ keys, id: uuid });
      }),
    );
  });

  it('mean the first page where there is none', () => {
    expect(readCursor(undefined, 1)).toBeNull();
  });

  it('are refused when this service never wrote them', () => {
    const good = writeCursor({ keys: [1_763_613_000_000], id });
    expect(refused(good, 2)).toEqual(invalid);
    expect(refused(`${good}A`)).toEqual(invalid);
    expect(refused(good.slice(0, -2))).toEqual(invalid);
    expect(refused(writeCursor({ keys: [Date.parse('9999-12-31T23:59:59.999Z')], id }))).toMatchObject({ id });
    expect(refused(writeCursor({ keys: [Date.parse('+010000-01-01T00:00:00.000Z')], id }))).toEqual(invalid);
    expect(refused(Buffer.from(`01.${id}`).toString('base64url'))).toEqual(invalid);
    expect(refused(Buffer.from(`1.${id.toUpperCase()}`).toString('base64url'))).toEqual(invalid);
    expect(refused('💥')).toEqual(invalid);
  });

  it('are refused, never a crash, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        expect(refused(text)).toEqual(invalid);
      }),
    );
  });
});
