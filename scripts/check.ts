import { checks, runCheck } from './lib/checks';
import type { TestResult } from './lib/test-report';
import { summaryLine } from './lib/test-report';

/** npm run check: types, lint, architecture, generated files, contracts. Goes on after a failure, so that all is seen. */
const results: TestResult[] = [];
for (const check of checks) {
  const { result, output } = await runCheck(check);
  console.log(output);
  results.push(result);
}

console.log(summaryLine(results));
process.exitCode = results.some(({ status }) => status === 'failed') ? 1 : 0;
