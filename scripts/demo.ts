import { parseArgs } from 'node:util';
import { removeDemo } from '../src/server/demo/remove-demo';
import { personalData } from '../src/server/generated/personal-data';
import { createFiles } from '../src/server/platform/files/create-files';
import { StoredFiles } from '../src/server/platform/files/stored-files';
import { withOpenedData } from './lib/opened-data';

/**
 * npm run demo: prints what removing the demo data would delete; `-- --remove` removes it. The embedded database must
 * not be in use.
 */
const { values } = parseArgs({ options: { remove: { type: 'boolean', default: false } } });
const isDryRun = !values.remove;
const outcome = await withOpenedData((database, authorship, config) =>
  removeDemo({
    database,
    authorship,
    files: new StoredFiles(database, createFiles(config)),
    now: Date.now,
    personalData,
    isDryRun,
  }),
);
if (outcome === null) console.log('There is no demo data in this database.');
else {
  console.log(isDryRun ? 'These would go (npm run demo -- --remove takes them away):' : 'Gone:');
  for (const { what, n } of outcome.removed) console.log(`${n.toLocaleString('en-IN').padStart(9)}  ${what}`);
  if (outcome.emptied > 0)
    console.log(`${outcome.emptied} posts and comments stay without their text: users have written below them.`);
  if (outcome.keptCompanies.length > 0)
    console.log(`Without facts of theirs, since users need them: ${outcome.keptCompanies.join(', ')}.`);
  if (!isDryRun) console.log('It is not loaded again, whatever DEMO_DATA says.');
}
