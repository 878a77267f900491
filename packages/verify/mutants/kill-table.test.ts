import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { RULES } from '../oracle/fault';
import type { KillRow, KillTable } from './kill-table';
import { killTable, killTableText } from './kill-table';
import { liveFaults } from './live-faults';
import { LIVE_PROOFS } from './live-proofs';
import { readRecorded } from './recorded';
import { strangerFaults } from './stranger-faults';

const FILE = fileURLToPath(new URL('recorded.json.gz', import.meta.url));
const PER_SERVICE = Number(process.env.MUTANTS ?? 2);
/** The minimum share of correct answers in a recording. Answers that later contracts have invalidated are excluded. */
const MIN_RIGHT = 0.8;

describe('the prover, tried with faulty answers', () => {
  let table: KillTable;
  let rows: readonly KillRow[];
  beforeAll(() => {
    table = killTable(readRecorded(FILE), 1, PER_SERVICE);
    rows = table.rows;
    if (process.env.MUTANTS !== undefined) process.stdout.write(`${killTableText(rows)}\n`);
  }, 240_000);

  it('raises no alarm at right answers; `npm run verify -- reference --profile full --record <file>` renews them', () => {
    expect([table.rightPart > MIN_RIGHT, table.alarms]).toEqual([true, []]);
  });

  it('is tried with at least a hundred mutants of at least twenty-five kinds', () => {
    const tried = rows.filter(({ mutants }) => mutants > 0);
    expect(tried.length).toBeGreaterThanOrEqual(25);
    expect(tried.reduce((sum, { mutants }) => sum + mutants, 0)).toBeGreaterThanOrEqual(100);
  });

  it('is tried with a fault of each rule, by these mutants or at a live server', () => {
    const broken = [...table.broken, ...Object.keys(LIVE_PROOFS)];
    expect(Object.keys(RULES).filter((rule) => !broken.includes(rule))).toEqual([]);
    const known = [...liveFaults, ...strangerFaults].map(({ name }) => name);
    expect(Object.values(LIVE_PROOFS).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('catches each kind', () => {
    expect(rows.filter(({ mutants, caught }) => mutants > 0 && caught === 0).map(({ kind }) => kind)).toEqual([]);
  });

  it('catches 98 of a hundred', () => {
    const mutants = rows.reduce((sum, row) => sum + row.mutants, 0);
    const caught = rows.reduce((sum, row) => sum + row.caught, 0);
    const missed = rows.flatMap(({ kind, missed: places }) => places.map((place) => `${kind}: ${place}`));
    expect([caught / mutants >= 0.98, missed.length < mutants * 0.02 ? [] : missed]).toEqual([true, []]);
  });
});
