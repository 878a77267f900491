import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FeatureNames } from './new-feature/feature-names';
import { namesOf } from './new-feature/feature-names';
import {
  FEATURES_FILE,
  MEMORY_FILE,
  NAVIGATION_FILE,
  newFiles,
  withFeature,
  withLink,
  withMemoryPort,
} from './new-feature/feature-plan';
import { featureLine } from './new-feature/in-service/app-templates';
import { filesInService } from './new-feature/in-service/plan';
import type { ExtendedFile } from './new-feature/in-service/service-files';
import { baseOf, withGrain, withHandlers, withOperations } from './new-feature/in-service/service-files';
import { BUNDLES, statesIn, writeRecord } from './verify/versions/version-record';

/**
 * npm run new <context>/<feature>: creates a small feature with its own service in every layer; its contract test fails
 * on the server. npm run new <context>/<feature> -- --in <service>: creates it in an existing service, with a write, a
 * table of personal data and an action in the menu of posts; all tests pass.
 */

const GRAINS = 'src/server/platform/schema/grains.ts';
const SNAPSHOTS = 'src/server/platform/migrations/meta';

interface Plan {
  readonly files: ReadonlyMap<string, string>;
  readonly changed: ReadonlyMap<string, string>;
  readonly migrates: boolean;
  readonly next: string;
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function run(...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) stop(`This step failed: ${args.join(' ')}\n${stdout}${stderr}`);
}

function withLines(names: FeatureNames, line?: string): ReadonlyMap<string, string> {
  const list = withFeature(readFileSync(FEATURES_FILE, 'utf8'), names, line);
  if (list === null) stop(`${FEATURES_FILE} has no place for a feature.`);
  const places = withLink(readFileSync(NAVIGATION_FILE, 'utf8'), names);
  if (places === null) stop(`${NAVIGATION_FILE} has no place for a link.`);
  const ports = withMemoryPort(readFileSync(MEMORY_FILE, 'utf8'), names);
  if (ports === null) stop(`${MEMORY_FILE} has no place for a port.`);
  return new Map([
    [FEATURES_FILE, list],
    [MEMORY_FILE, ports],
    [NAVIGATION_FILE, places],
  ]);
}

function withService(names: FeatureNames): Plan {
  return {
    files: newFiles(names),
    changed: withLines(names),
    migrates: false,
    next: `write src/server/services/${names.folder}/ until this is green, then the row in tests/integration/personas:`,
  };
}

function inService(names: FeatureNames, service: string): Plan {
  const contract = `openapi/${service}.yaml`;
  const code = readdirSync('src/server/services')
    .map((context) => `src/server/services/${context}/${service}/${service}.service.ts`)
    .find((path) => existsSync(path));
  if (!existsSync(contract) || code === undefined)
    stop(`There is no service ${service}: it would have ${contract} and ${service}.service.ts.`);
  const extended = (path: string, extend: (text: string, names: FeatureNames) => ExtendedFile): string => {
    const made = extend(readFileSync(path, 'utf8'), names);
    return 'text' in made ? made.text : stop(`${path} has no place for a feature: it ${made.refusal}.`);
  };
  const base = baseOf(readFileSync(contract, 'utf8'));
  if (base === null) stop(`${contract} does not say in \`servers\` where its calls are.`);
  return {
    files: filesInService(names, { context: code.split('/')[3] ?? '', service, base }),
    changed: new Map([
      [contract, extended(contract, withOperations)],
      [code, extended(code, withHandlers)],
      [GRAINS, extended(GRAINS, withGrain)],
      ...withLines(names, featureLine(names)),
    ]),
    migrates: true,
    next: 'make of it what it is to be; this is green now. post-menu.test.tsx wants the new action in its lists, and privacy-notice.test.ts the table under the line of the notice that tells of it:',
  };
}

function migrate(feature: string): void {
  const before = readdirSync(SNAPSHOTS).filter((name) => name.endsWith('_snapshot.json'));
  run('node_modules/drizzle-kit/bin.cjs', 'generate', '--name', feature.replaceAll('-', '_'));
  for (const snapshot of before) rmSync(join(SNAPSHOTS, snapshot));
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { in: { type: 'string' } } });
// Without a preceding `--`, npm takes `--in` for itself.
const [folder = '', service = values.in] = positionals;
const names = namesOf(folder);
if (names === null) stop('Name the context and the feature, a noun in kebab-case: npm run new talk/notice-boards');
const plan = service === undefined ? withService(names) : inService(names, service);
const taken = [...plan.files.keys()].find((path) => existsSync(path));
if (taken !== undefined) stop(`${taken} is there already.`);

for (const [path, text] of [...plan.files, ...plan.changed]) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
run('--import', 'tsx', 'scripts/generate.ts');
// Records the version without a comparison: the scaffold only adds to the contract and has increased the minor
// version.
writeRecord('openapi', statesIn(BUNDLES));
const code = [...plan.files.keys(), ...plan.changed.keys()].filter((path) => !path.endsWith('.yaml'));
run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...code);
if (plan.migrates) migrate(names.feature);

console.log(`Written:\n${[...plan.files.keys()].map((path) => `  ${path}`).join('\n')}`);
console.log(`Lines added to each: ${[...plan.changed.keys()].join(', ')} (move the link to where it belongs)`);
if (plan.migrates) console.log('A migration was made, and of the snapshots in its folder only the newest is kept.');
console.log(`Next: ${plan.next}`);
console.log(`  npx vitest run --project contract ${names.feature}`);
