import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serviceDocuments } from '@/contract/generated/documents';

/**
 * npm run contracts -- --out <folder>: writes each contract as one complete document, with everything that the rules
 * add.
 */

const { values } = parseArgs({ options: { out: { type: 'string' } } });
if (values.out === undefined) {
  console.error('Name a folder: npm run contracts -- --out contracts');
  process.exitCode = 2;
} else {
  mkdirSync(values.out, { recursive: true });
  for (const [name, document] of Object.entries(serviceDocuments)) {
    writeFileSync(join(values.out, `${name}.json`), `${JSON.stringify(document, null, 2)}\n`);
  }
  console.log(`${Object.keys(serviceDocuments).length} documents in ${values.out}`);
}
