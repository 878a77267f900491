import { createHash } from 'node:crypto';
import type { Rule } from '../oracle/fault';
import { runFaultsOf } from '../oracle/run-faults';
import { walkFaultsOf } from '../oracle/walk-faults';
import type { Mutant } from './fault-kind';
import { faultKindsOf } from './fault-kinds';
import type { RecordedService } from './recorded';
import { judged } from './recorded';

/** Exchanges tried per mutant, since most answers do not fit a given kind of fault. */
const EXCHANGES_PER_MUTANT = 5;

export interface KillRow {
  readonly kind: string;
  readonly mutants: number;
  readonly caught: number;
  readonly missed: readonly string[];
}

export interface KillTable {
  readonly rows: readonly KillRow[];
  /** The share of correct answers, from 0 to 1. */
  readonly rightPart: number;
  readonly alarms: readonly string[];
  readonly broken: ReadonlySet<Rule>;
}

/**
 * Puts faults of each kind into recorded answers and checks them with the oracle. The seed selects `perService` samples
 * for each service.
 */
export function killTable(services: readonly RecordedService[], seed: number, perService: number): KillTable {
  const verdicts = new Map<string, { mutants: number; caught: number; missed: string[] }>();
  const alarms: string[] = [];
  const broken = new Set<Rule>();
  let right = 0;
  for (const service of services) {
    const known = judged(service);
    if (known === null) continue;
    const { contract, oracle, recording } = known;
    right += known.right;
    alarms.push(
      ...walkFaultsOf(contract, service.exchanges).map(({ operationId, title }) => `${operationId} ${title}`),
    );
    const isCaught = ({ exchanges }: Mutant) => {
      const faults = [
        ...exchanges.flatMap((exchange) => oracle(exchange, service.secrets)),
        ...walkFaultsOf(contract, exchanges),
        ...runFaultsOf(contract, exchanges),
      ];
      for (const { rule } of faults) broken.add(rule);
      return faults.length > 0;
    };
    for (const { name, mutants } of faultKindsOf(service.name)) {
      const verdict = verdicts.get(name) ?? { mutants: 0, caught: 0, missed: [] };
      verdicts.set(name, verdict);
      const some = {
        ...recording,
        exchanges: sample(recording.exchanges, `${seed} ${name}`, perService * EXCHANGES_PER_MUTANT),
      };
      for (const mutant of sample([...mutants(some)], String(seed), perService)) {
        verdict.mutants += 1;
        if (isCaught(mutant)) verdict.caught += 1;
        else verdict.missed.push(mutant.where);
      }
    }
  }
  const rows = [...verdicts].map(([kind, verdict]) => ({ kind, ...verdict }));
  const all = services.reduce((sum, { exchanges }) => sum + exchanges.length, 0);
  return { rows, rightPart: right / all, alarms, broken };
}

export function killTableText(rows: readonly KillRow[]): string {
  const lines = rows.map(
    ({ kind, mutants, caught }) => `| ${kind} | ${mutants} | ${caught} | ${percent(caught, mutants)} |`,
  );
  const mutants = rows.reduce((sum, row) => sum + row.mutants, 0);
  const caught = rows.reduce((sum, row) => sum + row.caught, 0);
  return [
    '| fault | mutants | caught | |',
    '|---|--:|--:|--:|',
    ...lines,
    `| **all** | ${mutants} | ${caught} | ${percent(caught, mutants)} |`,
  ].join('\n');
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '' : `${((part / whole) * 100).toFixed(1)} %`;
}

function sample<Thing>(things: readonly Thing[], label: string, count: number): readonly Thing[] {
  const rank = (index: number) => createHash('sha256').update(`${label} ${index}`).digest('hex');
  return things
    .map((thing, index) => ({ thing, rank: rank(index) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ thing }) => thing);
}
