import type { KeyObject } from 'node:crypto';
import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';

/**
 * Rewrites a log as its operator with the signing key could. From the specifications (RFC 6962, C2SP) alone, so
 * that the verifier's faults are not repeated.
 */

export interface Row {
  number: number;
  month: string;
  kind: string;
  act: string;
  place: string | null;
  rule: string | null;
  origin: string;
  salt: string | null;
  hash: string;
}

export interface Forged {
  readonly checkpoint: string;
  readonly lines: readonly Row[];
}

export interface Operator {
  readonly origin: string;
  readonly key: KeyObject;
}

const sha = (...parts: readonly Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest();

function hashed(row: Row): Row {
  const { salt, number, month, kind, act, place, rule, origin } = row;
  const text = JSON.stringify([salt, number, month, kind, act, place, rule, origin]);
  return { ...row, hash: sha(Buffer.from([0]), Buffer.from(text)).toString('hex') };
}

function treeHash(leaves: readonly Buffer[]): Buffer {
  const [only] = leaves;
  if (only === undefined) return sha();
  if (leaves.length === 1) return only;
  let half = 1;
  while (half * 2 < leaves.length) half *= 2;
  return sha(Buffer.from([1]), treeHash(leaves.slice(0, half)), treeHash(leaves.slice(half)));
}

export function publicBytes(key: KeyObject): Buffer {
  return Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url');
}

function signed({ origin, key }: Operator, size: number, root: Buffer): string {
  const text = `${origin}\n${size}\n${root.toString('base64')}\n`;
  const id = sha(Buffer.from(`${origin}\n`), Buffer.from([1]), publicBytes(key)).subarray(0, 4);
  return `${text}\n— ${origin} ${Buffer.concat([id, sign(null, Buffer.from(text), key)]).toString('base64')}\n`;
}

export function publish(operator: Operator, rows: readonly Row[]): Forged {
  const lines = rows.map((row) => (row.salt === null ? row : hashed(row)));
  const root = treeHash(lines.map(({ hash }) => Buffer.from(hash, 'hex')));
  return { checkpoint: signed(operator, lines.length, root), lines };
}

const renumbered = (rows: readonly Row[]): readonly Row[] => rows.map((row, place) => ({ ...row, number: place + 1 }));

const invented = (number: number): Row => ({
  number,
  month: '2026-11',
  kind: 'review',
  act: 'KEPT',
  place: null,
  rule: null,
  origin: 'READER',
  salt: randomUUID(),
  hash: '',
});

type Rewrite = readonly [what: string, forged: Forged];

export function rewrites(operator: Operator, rows: readonly Row[], kept: number): readonly Rewrite[] {
  const places = [...rows.keys()].filter((place) => place < kept);
  const other = { ...operator, key: generateKeyPairSync('ed25519').privateKey };
  const all: Rewrite[] = [];
  const add = (what: string, forged: Forged) => all.push([what, forged]);
  const changed = (place: number, change: Partial<Row>) =>
    rows.map((row, at) => (at === place ? { ...row, ...change } : row));
  for (const place of places) {
    const line = `line ${place + 1}`;
    add(`${line} has another act`, publish(operator, changed(place, { act: 'PUBLISHED' })));
    add(`${line} has another month`, publish(operator, changed(place, { month: '2020-01' })));
    add(`${line} has another place`, publish(operator, changed(place, { place: 'Another Company' })));
    add(`${line} has another salt`, publish(operator, changed(place, { salt: randomUUID() })));
    add(
      `${line} is removed, and the others are numbered anew`,
      publish(operator, renumbered(rows.toSpliced(place, 1))),
    );
    add(`${line} is removed, and its number is missing`, publish(operator, rows.toSpliced(place, 1)));
    add(
      `${line} is replaced by the one after the last`,
      publish(operator, renumbered([...rows.toSpliced(place, 1), invented(0)])),
    );
    add(`a line is put in before ${line}`, publish(operator, renumbered(rows.toSpliced(place, 0, invented(0)))));
    add(
      `${line} is said to be taken out, with another hash`,
      publish(operator, changed(place, { salt: null, place: null, hash: sha(Buffer.from('x')).toString('hex') })),
    );
    // Copying the last line is growth: it is after the kept checkpoint.
    if (place + 1 < kept)
      add(
        `${line} is there twice`,
        publish(operator, renumbered(rows.toSpliced(place, 0, rows[place] ?? invented(0)))),
      );
    // The tree is unchanged, but the shown line differs.
    add(`${line} is shown otherwise than it is hashed`, {
      ...publish(operator, rows),
      lines: changed(place, { act: 'PUBLISHED' }),
    });
    add(`${line} is not shown`, { ...publish(operator, rows), lines: rows.toSpliced(place, 1) });
    if (place === 0) continue;
    const before = rows[place - 1] ?? invented(0);
    add(
      `${line} changes places with the one before`,
      publish(operator, renumbered(rows.toSpliced(place - 1, 2, rows[place] ?? before, before))),
    );
    add(`the log ends before ${line}`, publish(operator, rows.slice(0, place)));
    add(
      `the log is another one from ${line} on, of the same size`,
      publish(
        operator,
        rows.map((row, at) => (at < place ? row : invented(at + 1))),
      ),
    );
    add(
      `the log ends before ${line} and grew again`,
      publish(operator, [
        ...rows.slice(0, place),
        ...Array.from({ length: rows.length }, (_, at) => invented(place + at + 1)),
      ]),
    );
  }
  const fresh = Array.from({ length: rows.length }, (_, at) => invented(at + 1));
  const honest = publish(operator, rows);
  const body = honest.checkpoint.split('\n\n')[0] ?? '';
  add('a whole new log', publish(operator, fresh));
  add(
    'a whole new log that is longer',
    publish(operator, [...fresh, ...fresh.map((row) => ({ ...row, number: row.number + fresh.length }))]),
  );
  add('an empty log', publish(operator, []));
  add('the lines in the reverse order', publish(operator, renumbered(rows.toReversed())));
  add('the same checkpoint, and no lines', { ...honest, lines: [] });
  add('the lines of a new log under the old checkpoint', {
    ...publish(operator, fresh),
    checkpoint: honest.checkpoint,
  });
  add('the old lines under the checkpoint of a new log', {
    ...honest,
    checkpoint: publish(operator, fresh).checkpoint,
  });
  add('the checkpoint of another log', publish({ ...operator, origin: 'elsewhere.example/log' }, rows));
  add('a checkpoint signed with a key of nobody', publish(other, rows));
  add('a checkpoint without a signature', { ...honest, checkpoint: `${body}\n\n` });
  add('a checkpoint of a larger size with the old root', {
    ...honest,
    checkpoint: signed(operator, rows.length + 1, treeHash(rows.map(({ hash }) => Buffer.from(hash, 'hex')))),
  });
  add('a checkpoint of a smaller size with the old root', {
    ...honest,
    checkpoint: signed(operator, kept - 1, treeHash(rows.map(({ hash }) => Buffer.from(hash, 'hex')))),
  });
  add('an older checkpoint, backdated', publish(operator, rows.slice(0, kept - 1)));
  add('a checkpoint with the signature of another one', {
    ...honest,
    checkpoint: `${body}\n\n${publish(operator, fresh).checkpoint.split('\n\n')[1]}`,
  });
  return all;
}
