import { checks, runCheck } from './lib/checks';
import { runNode } from './lib/run-command';
import { clearReports, runBrowser, runVitest } from './lib/suites';
import { startTemporaryPostgres } from './lib/temporary-postgres';
import type { TestResult } from './lib/test-report';
import { summaryLine } from './lib/test-report';

/** The body of npm test. A failing step does not stop the others; the last line counts the results of all of them. */

const start = Date.now();
const results: TestResult[] = [];

function headline(text: string): void {
  console.log(`\n━━ ${text} (${Math.round((Date.now() - start) / 1000)} s)`);
}

/** Lends the suites a PostgreSQL: the given one, or one that lives as long as this process. */
async function lendPostgres(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const postgres = await startTemporaryPostgres();
  if (!postgres.running) return console.log(`Tests on PostgreSQL are skipped: ${postgres.reason}.`);
  process.env.TEST_DATABASE_URL = postgres.url;
  process.once('exit', postgres.stop);
}

async function runStep(name: string, args: readonly string[]): Promise<void> {
  const { succeeded } = await runNode(args, { quiet: false });
  results.push({ runner: 'steps', title: name, status: succeeded ? 'passed' : 'failed', reason: null });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
clearReports();

headline('Checks');
for (const check of checks) results.push(await runCheck(check));

headline('Unit, architecture and scripts');
await lendPostgres();
results.push(...(await runVitest('unit', ['unit', 'architecture', 'scripts', 'ledger'])));

headline('Contract suites');
results.push(...(await runVitest('contract', ['contract'])));

headline('Integration');
results.push(...(await runVitest('integration', ['integration'])));

headline('Build');
await runStep('Build', ['--import', 'tsx', 'scripts/build.ts', '--if-needed']);

headline('Browser');
results.push(...(await runBrowser()));

headline('Ledger');
await runStep('Ledger', ['--import', 'tsx', 'scripts/ledger.ts', '--check']);

const listed = (status: TestResult['status']): readonly string[] =>
  results
    .filter((result) => result.status === status)
    .map(({ runner, title, reason }) => `  ${runner}: ${title}${reason === null ? '' : ` (${reason})`}`);

for (const status of ['skipped', 'failed'] as const) {
  const lines = listed(status);
  if (lines.length > 0) console.log(`\n${status === 'failed' ? 'Failed' : 'Skipped'}:\n${lines.join('\n')}`);
}
console.log(`\n${summaryLine(results)}`);
process.exit(results.some(({ status }) => status === 'failed') ? 1 : 0);
