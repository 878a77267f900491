import { PROFILES } from '../probes/probe';
import { storedReport } from '../report/write-report';
import { isObject } from '../values';
import type { VerifyArguments } from './arguments';
import { CouldNotRun } from './could-not-run';

/** Returns arguments that repeat only one failure of the last report. */
export function replayArguments(given: VerifyArguments): VerifyArguments {
  const [id] = given.operands;
  if (id === undefined)
    throw new CouldNotRun('replay needs the id of a failure, such as F-7c1d9a2b; the report names it.');
  const report = storedReport(given.report);
  if (!isObject(report) || !Array.isArray(report.failures))
    throw new CouldNotRun(`There is no report in ${given.report}. Run verify first, or name its folder with --report.`);
  const failure = report.failures.find((one) => isObject(one) && one.id === id);
  if (!isObject(failure)) throw new CouldNotRun(`The report in ${given.report} has no failure ${id}.`);
  return {
    ...given,
    command: 'run',
    service: String(failure.service),
    url: given.url ?? String(report.url),
    profile: PROFILES.find((name) => name === report.profile) ?? 'smoke',
    seed: Number(report.seed),
    personas: given.personas ?? (typeof report.personas === 'string' ? report.personas : null),
    only: String(failure.probe),
    report: `${given.report}/replay`,
    gate: 0,
  };
}
