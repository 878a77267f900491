import { parseArgs } from 'node:util';
import { changeRole } from '../src/server/services/trust/moderation/roles/grant-role';
import { withOpenedData } from './lib/opened-data';

/**
 * npm run role -- moderator <address>: makes the account with an e-mail address a moderator. `--take` removes the role.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { take: { type: 'boolean', default: false } },
});
const [role, address] = positionals;
if (role !== 'moderator' || address === undefined) {
  console.error('npm run role -- moderator <e-mail address of the account> [--take]');
  process.exitCode = 1;
} else {
  const isDone = await withOpenedData((database) => changeRole(database, { role, address, isTaken: values.take }));
  if (isDone) console.log(values.take ? `${address} is no moderator.` : `${address} is a moderator.`);
  else console.error(`No account, or more than one, signs in with ${address}. The user has to sign in once before.`);
  process.exitCode = isDone ? 0 : 1;
}
