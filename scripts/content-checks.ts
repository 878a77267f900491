import { readFileSync, writeFileSync } from 'node:fs';
import { withMeasuredTables } from '../tests/content-checks/checks-page';
import { EXAMPLE_SETS, measuredTable, outcomesOf, readExamples } from '../tests/content-checks/measure';

/**
 * npm run content-checks: prints precision and recall of the content checks on each set of examples and writes them to docs/content-checks.md. Lists the
 * texts of the changeable set that the rules judge wrongly.
 */
for (const set of EXAMPLE_SETS) console.log(`\n## ${set}\n\n${measuredTable(set).join('\n')}`);

const PAGE = 'docs/content-checks.md';
writeFileSync(PAGE, withMeasuredTables(readFileSync(PAGE, 'utf8')));

const wrong = outcomesOf(readExamples('beside-the-rules')).filter(
  ({ example, found, isFound }) => !isFound || [...found].some((ground) => ground !== example.ground),
);
for (const { example, found } of wrong)
  console.log(`${example.ground}, found ${[...found].join(', ')}: ${example.text}`);
