import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CouldNotRun } from '../../../packages/verify/command/could-not-run';
import { isObject, parsedJson } from '../../../packages/verify/values';
import type { ContractState } from './contract-state';
import { contractState } from './contract-state';

export type ContractStates = ReadonlyMap<string, ContractState>;

export const BUNDLES = 'src/contract/generated';
export const RECORD = 'versions.json';

export function recordPath(contracts: string): string {
  return join(contracts, RECORD);
}

export function statesIn(bundles: string): ContractStates {
  const names = readdirSync(bundles).filter((name) => name.endsWith('.json'));
  const documents = names.map((name) => [name, parsedJson(readFileSync(join(bundles, name), 'utf8'))] as const);
  return new Map(
    documents.flatMap(([name, document]) =>
      isObject(document) && 'openapi' in document
        ? [[name.replace('.json', '.yaml'), contractState(document)] as const]
        : [],
    ),
  );
}

export function recordedStates(contracts: string): ContractStates {
  const file = recordPath(contracts);
  if (!existsSync(file)) return new Map();
  const given = parsedJson(readFileSync(file, 'utf8'));
  if (!isObject(given)) throw new CouldNotRun(`${file} is no JSON object. Take it from the last commit again.`);
  return new Map(
    Object.entries(given).map(([name, state]) => {
      const { version, digest } = isObject(state) ? state : {};
      return [name, { version: String(version), digest: String(digest) }] as const;
    }),
  );
}

export function writeRecord(contracts: string, states: ContractStates): void {
  const lines = [...states]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { version, digest }]) => `  "${name}": { "version": "${version}", "digest": "${digest}" }`);
  writeFileSync(recordPath(contracts), `{\n${lines.join(',\n')}\n}\n`);
}

export function recordFaults(states: ContractStates, recorded: ContractStates): readonly string[] {
  const names = [...new Set([...states.keys(), ...recorded.keys()])].toSorted();
  return names.flatMap((name) => {
    const [now, before] = [states.get(name), recorded.get(name)];
    if (now === undefined) return [`${name} is recorded and gone. Run \`npm run verify -- versions\`.`];
    if (before === undefined) return [`${name} is new and not recorded. Run \`npm run verify -- versions\`.`];
    if (now.version === before.version && now.digest === before.digest) return [];
    if (now.version === before.version)
      return [
        `${name} has changed and is ${now.version} as before. Move info.version (breaking: major, added: minor, else patch), then run \`npm run generate\` and \`npm run verify -- versions\`.`,
      ];
    return [`${name} is ${now.version} and ${before.version} in the record. Run \`npm run verify -- versions\`.`];
  });
}
