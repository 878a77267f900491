import { createHash } from 'node:crypto';
import { createExchangeOracle } from '../oracle/exchange-faults';
import { walkFaultsOf } from '../oracle/walk-faults';
import type { Mutant } from './fault-kind';
import { faultKinds } from './fault-kinds';
import type { RecordedService } from './recorded';
import { recordedContract, recordingOf } from './recorded';

/** How many of a kind were caught. */
export interface KillRow {
  readonly kind: string;
  readonly mutants: number;
  readonly caught: number;
  /** Where the others were. */
  readonly missed: readonly string[];
}

/** Puts faults of every kind into recorded answers and asks the oracle; of each kind and service at most so many, chosen by the seed. */
export function killTable(services: readonly RecordedService[], seed: number, perService: number): readonly KillRow[] {
  const verdicts = new Map<string, { mutants: number; caught: number; missed: string[] }>();
  for (const service of services) {
    const contract = recordedContract(service.name);
    if (contract === null) continue;
    const recording = recordingOf(contract, service);
    const oracle = createExchangeOracle(contract);
    const isCaught = ({ exchanges }: Mutant) =>
      exchanges.some((exchange) => oracle(exchange, service.secrets).length > 0) ||
      walkFaultsOf(contract, exchanges).length > 0;
    for (const { name, mutants } of faultKinds) {
      const verdict = verdicts.get(name) ?? { mutants: 0, caught: 0, missed: [] };
      verdicts.set(name, verdict);
      for (const mutant of chosen([...mutants(recording)], seed, perService)) {
        verdict.mutants += 1;
        if (isCaught(mutant)) verdict.caught += 1;
        else verdict.missed.push(mutant.where);
      }
    }
  }
  return [...verdicts].map(([kind, verdict]) => ({ kind, ...verdict }));
}

/** The table as Markdown, for docs/verify.md. */
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

function chosen(mutants: readonly Mutant[], seed: number, count: number): readonly Mutant[] {
  if (mutants.length <= count) return mutants;
  const rank = ({ where }: Mutant) => createHash('sha256').update(`${seed} ${where}`).digest('hex');
  return mutants
    .map((mutant, index) => ({ mutant, rank: `${rank(mutant)}${index}` }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}
