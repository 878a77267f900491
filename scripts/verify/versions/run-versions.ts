import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VerifyArguments } from '../../../packages/verify/command/arguments';
import { CouldNotRun } from '../../../packages/verify/command/could-not-run';
import { EXIT } from '../../../packages/verify/command/exit-codes';
import type { Output } from '../../../packages/verify/command/output';
import { hasMoved } from '../diff/contract-change';
import { approvedChanges, diffOf, judge, runGit, writeState } from '../diff/run-diff';
import type { ContractStates } from './version-record';
import { BUNDLES, RECORD, recordedStates, recordFaults, recordPath, statesIn, writeRecord } from './version-record';

/**
 * `versions check` compares contracts with the recorded versions, without git. `versions` records them. Exits with 1 if
 * a version has not changed enough.
 */
export function runVersions({ operands, contracts }: VerifyArguments, output: Output, bundles = BUNDLES): number {
  const [order] = operands;
  if (order !== undefined && order !== 'check')
    throw new CouldNotRun(`versions records, and \`versions check\` compares; it cannot ${order}.`);
  const states = statesIn(bundles);
  const recorded = recordedStates(contracts);
  const faults = recordFaults(states, recorded);
  if (faults.length === 0) {
    output.line(`${states.size} contracts are as recorded.`);
    return EXIT.passed;
  }
  if (order === 'check') {
    for (const fault of faults) output.line(fault);
    return EXIT.failed;
  }
  if (!hasMovedAll(states, recorded, contracts, output)) return EXIT.failed;
  writeRecord(contracts, states);
  output.line(`${recordPath(contracts)} has the ${states.size} contracts of now. Commit it with them.`);
  return EXIT.passed;
}

function hasMovedAll(states: ContractStates, recorded: ContractStates, contracts: string, output: Output): boolean {
  const changed = [...states].filter(([name, now]) => {
    const before = recorded.get(name);
    return before !== undefined && before.digest !== now.digest;
  });
  const back = [...states].filter(([name, { version }]) => {
    const before = recorded.get(name)?.version ?? version;
    return before !== version && !hasMoved(before, version, 'patch');
  });
  for (const [name, { version }] of back)
    output.line(`${name} has gone back from ${recorded.get(name)?.version} to ${version}.`);
  if (changed.length === 0) return back.length === 0;
  const folder = mkdtempSync(join(tmpdir(), 'verify-versions-'));
  try {
    writeState(commitOfRecord(contracts), contracts, folder);
    const approved = approvedChanges(contracts);
    const verdicts = changed.map(([name]) =>
      judge(name, diffOf(join(folder, name), join(contracts, name)), { approved, least: 'patch' }, output),
    );
    return back.length === 0 && verdicts.every(Boolean);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function commitOfRecord(contracts: string): string {
  const commit = runGit(contracts, 'log', '-1', '--format=%H', '--', RECORD)?.trim() ?? '';
  if (commit !== '') return commit;
  throw new CouldNotRun(`No commit has ${recordPath(contracts)}: record in a clone with its history.`);
}
