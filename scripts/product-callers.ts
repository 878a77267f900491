import { readWaitingRules } from '../tests/ledger/ledger-files';
import { findUnusedMembers } from './lib/product-members';
import { runNode } from './lib/run-command';
import { findWaitingFaults, readUnused } from './lib/waiting-rules';

/** Fails if the product contains unused code that does not wait for an open issue (tests/ledger/waiting-rules.yaml). */

const { output } = await runNode([
  'node_modules/knip/bin/knip.js',
  '--production',
  '--config=knip.production.jsonc',
  '--include=files,exports',
  '--reporter=json',
  '--no-exit-code',
]);
const waiting = readWaitingRules();
const unused = [...readUnused(output.slice(output.indexOf('{'))), ...findUnusedMembers(process.cwd())];
const faults = findWaitingFaults(unused, waiting);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`Everything in the product has a caller, but for ${waiting.rules.length} rules that wait for theirs.`);
