import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

it('refuses the forms of OpenAPI that the tools would misread', async () => {
  const here = folder();
  cpSync('openapi', here, { recursive: true });
  const file = join(here, 'dropdown.yaml');
  const written = readFileSync(file, 'utf8')
    .replace(
      /( +)schema: \{ \$ref: '#\/components\/schemas\/GroupedList' \}/,
      '$1explode: false\n$1style: deepObject\n$1allowReserved: true\n$&',
    )
    .replace(
      "items: { $ref: '#/components/schemas/DropdownItem' }",
      'items: { readOnly: true, writeOnly: true, const: { $ref: item }, properties: { $ref: { type: string } } }',
    );
  writeFileSync(file, written);
  const redocly = join('node_modules', '@redocly/cli/bin/cli.js');
  const { output } = await runNode([redocly, 'lint', file, '--config', 'redocly.yaml', '--format=checkstyle']);
  const refused = [...output.matchAll(/message="([^"]*)" source="house\/forms-are-read"/g)].map(
    ([, message]) => message,
  );
  expect(refused.toSorted()).toEqual([
    'Leave out allowReserved: parameters are read in the usual form only.',
    'Leave out explode: parameters are read in the usual form only.',
    'Leave out readOnly: give the request a schema of its own.',
    'Leave out style: parameters are read in the usual form only.',
    'Leave out writeOnly: give the request a schema of its own.',
    'Rename the member $ref, which tools take for a reference.',
  ]);
});
