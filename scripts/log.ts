import { parseArgs } from 'node:util';
import { checkLog } from '../src/server/services/trust/moderation/public-log/log-hash';
import { onData } from './lib/opened-data';

/** npm run log -- --verify: makes every hash of the public log again; the embedded database must not be in use. */
const { values } = parseArgs({ options: { verify: { type: 'boolean', default: false } } });
if (values.verify) {
  const { lines, wrong } = await onData(checkLog);
  if (wrong === null) console.log(`${lines} lines, each with the hash of the one before.`);
  else console.error(`Line ${wrong} is not what was published behind line ${lines}.`);
  process.exitCode = wrong === null ? 0 : 1;
} else {
  console.error('npm run log -- --verify');
  process.exitCode = 1;
}
