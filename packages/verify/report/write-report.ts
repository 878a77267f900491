import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceRun } from '../command/run-service';
import { isObject, parsedJson } from '../values';
import { harOf } from './har';
import { htmlReport } from './html';
import { junitReport } from './junit';
import type { PreviousReport, Report } from './report';

const FILE = 'report.json';

export function writeReport(folder: string, report: Report, runs: readonly ServiceRun[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), htmlReport(report));
  writeFileSync(join(folder, FILE), `${JSON.stringify(report, null, 1)}\n`);
  writeFileSync(join(folder, 'junit.xml'), junitReport(report));
  writeFileSync(join(folder, 'requests.har'), JSON.stringify(harOf(runs, report.url)));
}

export function storedReport(folder: string): unknown {
  const file = join(folder, FILE);
  return existsSync(file) ? parsedJson(readFileSync(file, 'utf8')) : undefined;
}

/** Returns the findings of the last run in a folder, for a comparison. */
export function previousIn(folder: string): PreviousReport | null {
  const report = storedReport(folder);
  if (!isObject(report) || !Array.isArray(report.failures)) return null;
  const ids = report.failures.flatMap((failure) => (isObject(failure) ? [String(failure.id)] : []));
  return { failures: ids, reached: Number(report.reached) };
}
