import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { expect, it } from 'vitest';
import { readArguments } from '../../../packages/verify/command/arguments';
import { EXIT } from '../../../packages/verify/command/exit-codes';
import { repositoryProgram } from '../repository-program';
import { contractState } from './contract-state';
import { runVersions } from './run-versions';
import { recordFaults } from './version-record';

const folder = temporaryFolders('verify-versions');

const aDocument = (schema: object, summary = 'Things') => ({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.0.0' },
  paths: { '/things': { get: { operationId: 'listThings', summary, 'x-verify': { persona: 'user' } } } },
  components: { schemas: { Thing: schema } },
});

it('tells what callers depend on from words for readers', () => {
  const thing = { type: 'object', properties: { description: { type: 'string', description: 'Of the thing.' } } };
  const { digest } = contractState(aDocument(thing));
  const described = { properties: { description: { description: 'What it is.', type: 'string' } }, type: 'object' };
  expect(contractState(aDocument(described, 'All things')).digest).toBe(digest);
  expect(contractState(aDocument({ type: 'object', properties: {} })).digest).not.toBe(digest);
  const longer = { type: 'object', properties: { description: { type: 'string', maxLength: 9 } } };
  expect(contractState(aDocument(longer)).digest).not.toBe(digest);
});

it.each([
  ['is as recorded', { version: '1.0.0', digest: 'a' }, null],
  ['has changed under its version', { version: '1.0.0', digest: 'b' }, 'has changed and is 1.0.0 as before'],
  ['has another version', { version: '1.1.0', digest: 'b' }, 'is 1.1.0 and 1.0.0 in the record'],
] as const)('says what to do where a contract %s', (_title, now, said) => {
  const faults = recordFaults(new Map([['x.yaml', now]]), new Map([['x.yaml', { version: '1.0.0', digest: 'a' }]]));
  expect(faults).toEqual(said === null ? [] : [expect.stringContaining(said)]);
  if (said !== null) expect(faults[0]).toContain('npm run verify -- versions');
});

it('says what to do where a contract is new, and where one is gone', () => {
  const one = new Map([['x.yaml', { version: '1.0.0', digest: 'a' }]]);
  expect(recordFaults(one, new Map())).toEqual([expect.stringContaining('is new and not recorded')]);
  expect(recordFaults(new Map(), one)).toEqual([expect.stringContaining('is recorded and gone')]);
});

function aRepository() {
  const contracts = folder();
  const bundles = join(contracts, 'bundles');
  mkdirSync(bundles);
  for (const name of ['search.yaml', 'common.yaml']) copyFileSync(`openapi/${name}`, join(contracts, name));
  copyFileSync('src/contract/generated/search.json', join(bundles, 'search.json'));
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: contracts });
  const run = (...operands: readonly string[]) => {
    const said: string[] = [];
    const output = {
      line: (text: string) => said.push(text),
      error: (text: string) => said.push(text),
      progress: null,
    };
    const code = runVersions(
      readArguments(['versions', ...operands, '--contracts', contracts], repositoryProgram),
      output,
      bundles,
    );
    return { code, said: said.join('\n') };
  };
  const change = (from: string | RegExp, to: string) => {
    for (const path of [join(contracts, 'search.yaml'), join(bundles, 'search.json')])
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  git('init', '-q');
  const recorded = run();
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@mail.example', 'commit', '-qm', 'Published');
  return { contracts, run, change, recorded };
}

it('records no breaking change without a new major version and a reason', () => {
  const { contracts, run, change, recorded } = aRepository();
  expect(recorded.code).toBe(EXIT.passed);
  expect(run('check').code).toBe(EXIT.passed);

  change('/search/suggest', '/search/proposals');
  expect(run('check')).toEqual({ code: EXIT.failed, said: expect.stringContaining('search.yaml has changed') });

  const version = /version("?): "?(\d+)\.\d+\.\d+"?/;
  change(version, 'version$1: "$2.0.1"');
  const refused = run();
  expect(refused).toEqual({ code: EXIT.failed, said: expect.stringContaining('info.version must move by major') });

  change(version, 'version$1: "9.0.0"');
  const [, key] = /\{ "(.+)": "the reason" \}/.exec(refused.said) ?? [];
  const keys = refused.said.matchAll(/✗ \S+ (.+)$/gm);
  const approved = [key, ...[...keys].map(([, one]) => `search.yaml ${one}`)];
  writeFileSync(
    join(contracts, 'approved-changes.json'),
    JSON.stringify(Object.fromEntries(approved.map((one) => [one, 'Nobody calls it.']))),
  );
  expect(run()).toEqual({ code: EXIT.passed, said: expect.stringContaining('approved: Nobody calls it.') });
  expect(run('check').code).toBe(EXIT.passed);
});
