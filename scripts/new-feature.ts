import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { insertLine } from './lib/insert-line';
import { namesOf } from './new-feature/feature-names';
import { insertions, newFiles } from './new-feature/feature-plan';

/** npm run new <feature>: a first, small form of a feature in every layer, wired, with a contract test that is red on the server. */

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
if (names === null) stop('Name the feature with one noun in kebab-case: npm run new salary-offers');
const files = newFiles(names);
const taken = [...files.keys()].find((path) => existsSync(path));
if (taken !== undefined) stop(`${taken} is there already.`);

for (const [path, text] of files) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const byHand: string[] = [];
const wired = new Set<string>();
for (const { path, ...insertion } of insertions(names)) {
  const text = existsSync(path) ? insertLine(readFileSync(path, 'utf8'), insertion) : null;
  if (text === null) byHand.push(`${path}: ${insertion.line.trim()}`);
  else {
    writeFileSync(path, text);
    wired.add(path);
  }
}

run('--import', 'tsx', 'scripts/generate.ts');
const written = [...files.keys(), ...wired].filter((path) => !path.endsWith('.yaml'));
run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...written);

console.log(`Written:\n${[...files.keys()].map((path) => `  ${path}`).join('\n')}`);
console.log(`Wired:\n${[...wired].map((path) => `  ${path}`).join('\n')}`);
if (byHand.length > 0) console.log(`Not wired, add by hand:\n${byHand.map((line) => `  ${line}`).join('\n')}`);
console.log(`Next: write src/server/services/${noun}/ until this is green:`);
console.log(`  npx vitest run --project contract ${noun}`);
console.log('and add the screen to src/core/navigation/screens.ts and src/app/routes.tsx.');
