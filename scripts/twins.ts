import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findTwins } from './lib/twins';

/**
 * npm run twins: prints sentences and limits that more than one side of the product (server, fakes, contract, domain)
 * contains, with their places.
 */

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
});
const paths = listed
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$|\/generated\//.test(path));
const twins = findTwins(paths.filter(existsSync).map((path) => ({ path, text: readFileSync(path, 'utf8') })));

for (const { what, places } of twins) console.log(`${what}\n  ${places.join('\n  ')}\n`);
console.log(`${twins.length} twins`);
