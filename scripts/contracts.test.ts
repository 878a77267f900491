import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { expect, it } from 'vitest';
import { runNode } from './lib/run-command';

const folder = temporaryFolders('contracts');

it('writes each contract as one document that refers to no other file', async () => {
  const out = folder();
  const { succeeded } = await runNode(['--import', 'tsx', 'scripts/contracts.ts', '--out', out]);
  expect(succeeded).toBe(true);
  const names = readdirSync('openapi').filter((name) => name.endsWith('.yaml') && name !== 'common.yaml');
  expect(readdirSync(out)).toEqual(names.map((name) => name.replace('.yaml', '.json')).toSorted());
  const foreign = readdirSync(out).flatMap((name) =>
    [...readFileSync(join(out, name), 'utf8').matchAll(/"\$ref": "([^#][^"]*)"/g)].map(([, target]) => target),
  );
  expect(foreign).toEqual([]);
});
