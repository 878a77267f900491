import { randomUUID } from 'node:crypto';
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAuthorship } from './authorship';
import { AuthorshipKeyError, readAuthorshipKey } from './authorship-key';
import { SealBroken, seal, unseal } from './seal';

const key = Buffer.alloc(32, 7);
const authorship = createAuthorship(key);
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('references', () => {
  it('are the same for the same person, key and thing, and say nothing of each other', () => {
    const persona = authorship.personaRef('user-1');
    expect(hex(createAuthorship(key).personaRef('user-1'))).toBe(hex(persona));
    const all = [
      persona,
      authorship.personaRef('user-2'),
      createAuthorship(Buffer.alloc(32, 8)).personaRef('user-1'),
      authorship.authorRef(persona, 'post-1'),
      authorship.authorRef(persona, 'post-2'),
      authorship.voterRef(persona),
      authorship.viewerRef(persona, 'post-1'),
      authorship.viewerRef(persona, 'post-2'),
      authorship.inboxRef(persona),
      authorship.requestRef(persona, 'post-1'),
      authorship.subjectRef(persona, 'post-1'),
      authorship.emailRef('user-1'),
    ];
    expect(new Set(all.map(hex)).size).toBe(all.length);
    expect(all.every((ref) => ref.length === 32)).toBe(true);
  });

  it('cannot be confused by moving bytes from one part to the next', () => {
    expect(hex(authorship.authorRef(Buffer.from('ab'), 'c'))).not.toBe(
      hex(authorship.authorRef(Buffer.from('a'), 'bc')),
    );
  });

  it('do not group the contributions of one person: no value repeats over many contributions', () => {
    const personas = ['a', 'b', 'c'].map((id) => authorship.personaRef(id));
    const rows = Array.from({ length: 300 }, (_, index) => {
      const persona = personas[index % 3] ?? Buffer.alloc(0);
      return [authorship.authorRef(persona, `post-${index}`), authorship.sealAuthor(persona, `post-${index}`)];
    });
    const values = rows.flat().map(hex);
    expect(new Set(values).size).toBe(values.length);
    expect(new Set(rows.map(([, sealed]) => sealed?.length)).size).toBe(1);
  });

  it('recognise the ids of devices that they made, and no others', () => {
    const id = authorship.deviceId();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/);
    expect(authorship.isOwnDevice(id)).toBe(true);
    expect(createAuthorship(Buffer.alloc(32, 8)).isOwnDevice(id)).toBe(false);
    for (const other of ['', 'x', randomUUID(), authorship.deviceId().slice(0, 24) + id.slice(24)])
      expect(authorship.isOwnDevice(other)).toBe(false);
  });

  it('recognise an address in any spelling', () => {
    expect(hex(authorship.emailRef(' Asha@Work.example'))).toBe(hex(authorship.emailRef('asha@work.example')));
  });
});

describe('seals', () => {
  it('open to what was sealed, for the same owner only', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const owner = authorship.personaRef('user-1');
        const sealed = authorship.sealJson(owner, value);
        expect(authorship.unsealJson(owner, sealed)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(() => authorship.unsealJson(authorship.personaRef('user-2'), sealed)).toThrow(SealBroken);
      }),
      { numRuns: 50 },
    );
  });

  it('are one, two or four blocks long, whatever they hold', () => {
    const [owner, block] = [authorship.personaRef('user-1'), 64];
    const empty = authorship.sealJson(owner, '', block).length;
    for (const [value, blocks] of [
      ['x'.repeat(62), 1],
      ['x'.repeat(63), 2],
      ['म'.repeat(30), 2],
      ['x'.repeat(127), 4],
      [{ title: ' ' }, 1],
    ] as const) {
      const sealed = authorship.sealJson(owner, value, block);
      expect(sealed.length - empty).toBe((blocks - 1) * block);
      expect(authorship.unsealJson(owner, sealed)).toEqual(value);
    }
  });

  it('find the author of their own contribution only', () => {
    const persona = authorship.personaRef('user-1');
    const sealed = authorship.sealAuthor(persona, 'post-1');
    expect(hex(authorship.openAuthor(sealed, 'post-1'))).toBe(hex(persona));
    expect(() => authorship.openAuthor(sealed, 'post-2')).toThrow(SealBroken);
  });

  it('break when one bit changes, when they are cut, and under another key', () => {
    const context = Buffer.from('place');
    const sealed = seal(key, Buffer.from('secret'), context);
    expect(unseal(key, sealed, context).toString()).toBe('secret');
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => unseal(key, changed, context)).toThrow(SealBroken);
    }
    expect(() => unseal(key, sealed.subarray(0, 20), context)).toThrow(SealBroken);
    expect(() => unseal(Buffer.alloc(32, 9), sealed, context)).toThrow(SealBroken);
  });
});

describe('readAuthorshipKey', () => {
  const folder = temporaryFolders('key');

  it('makes a key once, for its owner only', () => {
    const directory = join(folder(), 'data');
    const made = readAuthorshipKey(directory);
    expect(made.key).toHaveLength(32);
    made.keep();
    expect(hex(readAuthorshipKey(directory).key)).toBe(hex(made.key));
    expect(statSync(join(directory, 'authorship.key')).mode & 0o777).toBe(0o600);
  });

  it('takes back the key that it has just made, and no other', () => {
    const directory = folder();
    readAuthorshipKey(directory).discardNew();
    expect(readdirSync(directory)).toEqual([]);
    const kept = readAuthorshipKey(directory);
    kept.keep();
    readAuthorshipKey(directory).discardNew();
    expect(hex(readAuthorshipKey(directory).key)).toBe(hex(kept.key));
  });

  it('leaves no key under its name before the database has recorded it, and finds it again', () => {
    const directory = folder();
    const cutOff = readAuthorshipKey(directory);
    expect(readdirSync(directory)).toEqual(['authorship.key.new']);
    const again = readAuthorshipKey(directory);
    expect(hex(again.key)).toBe(hex(cutOff.key));
    again.keep();
    expect(readdirSync(directory)).toEqual(['authorship.key']);
  });

  it('refuses a key that others may read, and says what to do', () => {
    const directory = folder();
    readAuthorshipKey(directory).keep();
    chmodSync(join(directory, 'authorship.key'), 0o640);
    expect(() => readAuthorshipKey(directory)).toThrow(/chmod 600 /);
  });

  it('refuses a damaged key instead of making another one', () => {
    const directory = folder();
    writeFileSync(join(directory, 'authorship.key'), 'abc', { mode: 0o600 });
    expect(() => readAuthorshipKey(directory)).toThrow(AuthorshipKeyError);
  });
});
