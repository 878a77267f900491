import { dayInIndia } from '../src/core/kernel/common/india-calendar.rules';
import { checks, runCheck } from './lib/checks';
import { endingTables, LAW_TABLES, WARNING_DAYS } from './lib/law-tables';
import type { TestResult } from './lib/test-report';
import { summaryLine } from './lib/test-report';

/**
 * npm run check: types, lint, architecture, generated files, contracts. Continues after failures. `-- --tables` lists
 * tables of legal rates that expire soon.
 */
if (process.argv.includes('--tables')) {
  const ending = endingTables(LAW_TABLES, dayInIndia(Date.now()));
  console.log(
    ending.length === 0 ? `No table of the calculators ends within ${WARNING_DAYS} days.` : ending.join('\n'),
  );
  process.exit(ending.length === 0 ? 0 : 1);
}

const results: TestResult[] = [];
for (const check of checks) {
  const { result, output } = await runCheck(check);
  console.log(output);
  results.push(result);
}

console.log(summaryLine(results));
process.exitCode = results.some(({ status }) => status === 'failed') ? 1 : 0;
