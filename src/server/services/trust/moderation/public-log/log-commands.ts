import type { Database } from '@/server/platform/database';
import { verifierOf, writeVerifierKey } from '@/server/platform/tlog/signed-note';
import { takePlaceOut } from './log.queries';
import { storedLog } from './stored-log';
import type { LogKeysDeps } from './stored-log-keys';
import { changeLogKey, logSigners, witnessSigner } from './stored-log-keys';
import type { LogReport } from './verify-log';
import { verifyLog } from './verify-log';
import { addWitnessed } from './witness.queries';

/** Checks the public log in the database of this installation. */
export async function checkStoredLog(deps: LogKeysDeps): Promise<LogReport> {
  return verifyLog(await storedLog(deps), null);
}

/** The public keys of an installation, as signed notes write them. */
export interface PublicKeys {
  readonly log: readonly string[];
  readonly witness: string;
}

export async function publicKeys(deps: LogKeysDeps): Promise<PublicKeys> {
  const log = (await logSigners(deps)).map((signer) => writeVerifierKey(verifierOf(signer)));
  return { log, witness: writeVerifierKey(verifierOf(await witnessSigner(deps))) };
}

/** Signs the public log with a new key from now on. Returns the keys as they are then. */
export async function renewLogKey(deps: LogKeysDeps): Promise<PublicKeys> {
  await changeLogKey(deps);
  return publicKeys(deps);
}

/** Makes this installation a witness of a log with these keys. Returns what the other one sets as `LOG_WITNESSES`. */
export async function witnessLog(deps: LogKeysDeps, origin: string, keys: readonly string[]): Promise<string> {
  await deps.database.query(addWitnessed, origin, keys);
  return `${(await publicKeys(deps)).witness} ${deps.address.origin}/witness`;
}

/** Takes the place out of a line by order of the law. Returns false if it is out, or there is no such line. */
export async function takeOut(database: Database, number: number): Promise<boolean> {
  return (await database.query(takePlaceOut, number)).length > 0;
}
