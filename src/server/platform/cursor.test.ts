import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_KEY } from '@/core/kernel/common/cursor.rules';
import { Problem } from '@/server/contract/problem';
import { createAuthorship } from './authorship';
import { Cursors } from './cursor';

const seals = createAuthorship(Buffer.alloc(32, 7));
const cursors = new Cursors(seals);
const others = new Cursors(createAuthorship(Buffer.alloc(32, 8)));
const id = '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11';
const moment = 1_763_613_000_000;
const refused = (cursor: string, keys = 1): unknown => {
  try {
    return cursors.read(cursor, keys);
  } catch (error) {
    return error instanceof Problem ? [error.status, error.code, Object.keys(error.fields)] : error;
  }
};
const invalid = [400, 'cursor_invalid', ['cursor']];
const positions = fc.record({
  keys: fc.array(fc.nat(MAX_KEY), { maxLength: 2 }),
  id: fc.uuid(),
});

describe('cursors', () => {
  it('come back as they were written, all in one length', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const cursor = cursors.write(position);
        expect(cursors.read(cursor, position.keys.length)).toEqual(position);
        expect(cursor).toHaveLength(75);
      }),
    );
  });

  it('mean the first page where there is none', () => {
    expect(cursors.read(undefined, 1)).toBeNull();
  });

  it('show neither the moment nor the id of a row, and nothing of which is the later one', () => {
    const [first, next] = [moment, moment + 1].map((at) => Buffer.from(cursors.write({ keys: [at], id }), 'base64url'));
    const moments = Buffer.alloc(6);
    moments.writeUIntBE(moment, 0, 6);
    for (const hidden of [moments, String(moment), id, Buffer.from(id.replaceAll('-', ''), 'hex')]) {
      expect(first?.includes(hidden)).toBe(false);
    }
    expect(first?.filter((byte, at) => byte === next?.[at]).length).toBeLessThan(8);
  });

  it('are the same text for the same position, so that an answer stays alike', () => {
    expect(cursors.write({ keys: [3, moment], id })).toBe(cursors.write({ keys: [3, moment], id }));
    expect(cursors.write({ keys: [3, moment], id })).not.toBe(others.write({ keys: [3, moment], id }));
  });

  it('are refused when this service never wrote them', () => {
    const good = cursors.write({ keys: [moment], id });
    expect(refused(good)).toEqual({ keys: [moment], id });
    expect(refused(good, 2)).toEqual(invalid);
    expect(refused(`${good}A`)).toEqual(invalid);
    expect(refused(good.slice(0, -2))).toEqual(invalid);
    expect(refused(others.write({ keys: [moment], id }))).toEqual(invalid);
    expect(refused(Buffer.from(`${moment}.${id}`).toString('base64url'))).toEqual(invalid);
    expect(refused(cursors.write({ keys: [Date.parse('9999-12-31T23:59:59.999Z')], id }))).toMatchObject({ id });
    expect(refused(cursors.write({ keys: [Date.parse('+010000-01-01T00:00:00.000Z')], id }))).toEqual(invalid);
    expect(refused('💥')).toEqual(invalid);
  });

  it('are refused with any letter changed, also with one that stands for the same bytes', () => {
    const good = cursors.write({ keys: [moment], id });
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.constantFrom(...'AQgw09_-'), (at, letter) => {
        fc.pre(good[at] !== letter);
        expect(refused(good.slice(0, at) + letter + good.slice(at + 1))).toEqual(invalid);
      }),
    );
  });

  it('are refused, never a crash, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        expect(refused(text)).toEqual(invalid);
      }),
    );
  });
});
