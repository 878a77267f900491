import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { namesOf } from './new-feature/feature-names';
import { FEATURES_FILE, NAVIGATION_FILE, newFiles, withFeature, withLink } from './new-feature/feature-plan';

/** npm run new <feature>: a small feature in every layer, in the list of features, with a contract test that is red on the server. */

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function run(...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) stop(`This step failed: ${args.join(' ')}\n${stdout}${stderr}`);
}

const noun = process.argv[2];
const names = noun === undefined ? null : namesOf(noun);
if (names === null) stop('Name the feature with a noun in kebab-case: npm run new notice-boards');
const files = newFiles(names);
const taken = [...files.keys()].find((path) => existsSync(path));
if (taken !== undefined) stop(`${taken} is there already.`);
const list = withFeature(readFileSync(FEATURES_FILE, 'utf8'), names);
if (list === null) stop(`${FEATURES_FILE} has no place for a feature.`);
const places = withLink(readFileSync(NAVIGATION_FILE, 'utf8'), names);
if (places === null) stop(`${NAVIGATION_FILE} has no place for a link.`);

for (const [path, text] of [...files, [FEATURES_FILE, list] as const, [NAVIGATION_FILE, places] as const]) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
run('--import', 'tsx', 'scripts/generate.ts');
const code = [...files.keys()].filter((path) => !path.endsWith('.yaml'));
run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...code);

console.log(`Written:\n${[...files.keys()].map((path) => `  ${path}`).join('\n')}`);
console.log(`One line added to each: ${FEATURES_FILE}, ${NAVIGATION_FILE} (move the link to where it belongs)`);
console.log(
  `Next: write src/server/services/${noun}/ until this is green, then the row in tests/integration/personas:`,
);
console.log(`  npx vitest run --project contract ${noun}`);
