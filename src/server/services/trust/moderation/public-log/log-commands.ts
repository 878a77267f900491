import type { Database } from '@/server/platform/database';
import { verifierOf, writeVerifierKey } from '@/server/platform/tlog/signed-note';
import { redactPlace } from './log.queries';
import { storedLog } from './stored-log';
import type { LogKeysDeps } from './stored-log-keys';
import { changeLogKey, logSigners, witnessSigner } from './stored-log-keys';
import type { LogReport } from './verify-log';
import { verifyLog } from './verify-log';
import { addWitnessed } from './witness.queries';

export async function checkStoredLog(deps: LogKeysDeps): Promise<LogReport> {
  return verifyLog(await storedLog(deps), null);
}

export interface PublicKeys {
  readonly log: readonly string[];
  readonly witness: string;
}

export async function publicKeys(deps: LogKeysDeps): Promise<PublicKeys> {
  const log = (await logSigners(deps)).map((signer) => writeVerifierKey(verifierOf(signer)));
  return { log, witness: writeVerifierKey(verifierOf(await witnessSigner(deps))) };
}

export async function renewLogKey(deps: LogKeysDeps): Promise<PublicKeys> {
  await changeLogKey(deps);
  return publicKeys(deps);
}

/** Registers a log to witness. Returns the value for the other installation's `LOG_WITNESSES`. */
export async function witnessLog(deps: LogKeysDeps, origin: string, keys: readonly string[]): Promise<string> {
  await deps.database.query(addWitnessed, origin, keys);
  return `${(await publicKeys(deps)).witness} ${deps.address.origin}/witness`;
}

/** Removes a place as ordered by law. Returns false if done already, or unknown. */
export async function redactLine(database: Database, number: number): Promise<boolean> {
  return (await database.query(redactPlace, number)).length > 0;
}
