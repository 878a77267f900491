import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Row } from '@tests/support/log-rewriter';
import { publicBytes, publish, rewrites } from '@tests/support/log-rewriter';
import { expect, it } from 'vitest';
import { readCheckpoint } from '@/server/platform/tlog/checkpoint';
import type { VerifierKey } from '@/server/platform/tlog/signed-note';
import { NOTE_SIGNATURE } from '@/server/platform/tlog/signed-note';
import { verifyLog } from '@/server/services/trust/moderation/public-log/verify-log';

const operator = { origin: 'tarakki.example/log', key: generateKeyPairSync('ed25519').privateKey };
const keys: readonly VerifierKey[] = [
  { name: operator.origin, type: NOTE_SIGNATURE, publicKey: publicBytes(operator.key) },
];

const row = (number: number): Row => ({
  number,
  month: `2026-${number < 10 ? '10' : '11'}`,
  kind: number % 2 === 0 ? 'post' : 'review',
  act: 'REMOVED',
  place: number % 3 === 0 ? null : 'Vaayuna Technologies',
  rule: 'CONTACT',
  origin: 'READER',
  salt: randomUUID(),
  hash: '',
});
const { lines } = publish(
  operator,
  Array.from({ length: 13 }, (_, at) => row(at + 1)),
);

it('whoever kept one checkpoint finds every rewrite of the log by its operator', async () => {
  const kept = readCheckpoint(publish(operator, lines.slice(0, 9)).checkpoint);
  const table = rewrites(operator, lines, 9);
  expect(table.length).toBeGreaterThanOrEqual(100);
  const found = await Promise.all(
    table.map(async ([what, forged]) => ({ what, faults: (await verifyLog({ ...forged, keys }, kept)).faults.length })),
  );
  expect(kept?.size).toBe(9);
  expect(found.filter(({ faults }) => faults === 0).map(({ what }) => what)).toEqual([]);
});

it('a log that only grew has no fault, whichever checkpoint was kept', async () => {
  for (const size of lines.keys()) {
    const kept = readCheckpoint(publish(operator, lines.slice(0, size)).checkpoint);
    expect(kept?.size).toBe(size);
    for (let grown = size; grown <= lines.length; grown += 1) {
      const report = await verifyLog({ ...publish(operator, lines.slice(0, grown)), lines, keys }, kept);
      expect(report).toEqual({ lines: grown, takenOut: 0, faults: [] });
    }
  }
});

it('a line whose place was taken out by law is counted, and is no fault', async () => {
  const kept = readCheckpoint(publish(operator, lines).checkpoint);
  const rows = lines.map((line) => (line.number === 4 ? { ...line, place: null, salt: null } : line));
  const report = await verifyLog({ ...publish(operator, rows), keys }, kept);
  expect(report).toEqual({ lines: lines.length, takenOut: 1, faults: [] });
});

it('two readers who were shown different logs find out once one of them has the checkpoint of the other', async () => {
  const shown = publish(
    operator,
    lines.map((line) => (line.number === 6 ? { ...line, act: 'KEPT' } : line)),
  );
  const kept = readCheckpoint(publish(operator, lines).checkpoint);
  expect((await verifyLog({ ...shown, keys }, null)).faults).toEqual([]);
  expect((await verifyLog({ ...shown, keys }, kept)).faults).toEqual([
    `The first ${lines.length} lines are not those of the kept checkpoint.`,
  ]);
});

it('the rewriter takes nothing from the verifier', () => {
  const imports = readFileSync('tests/support/log-rewriter.ts', 'utf8').match(/ from '.*'/g);
  expect(new Set(imports)).toEqual(new Set([" from 'node:crypto'"]));
});
