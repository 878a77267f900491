import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ServerAddress } from '../src/server/platform/server-address';
import { readCheckpoint } from '../src/server/platform/tlog/checkpoint';
import { NOTE_SIGNATURE, readVerifierKey } from '../src/server/platform/tlog/signed-note';
import type { PublicKeys } from '../src/server/services/trust/moderation/public-log/log-commands';
import {
  checkStoredLog,
  publicKeys,
  redactLine,
  renewLogKey,
  witnessLog,
} from '../src/server/services/trust/moderation/public-log/log-commands';
import type { ProofReport } from '../src/server/services/trust/moderation/public-log/prove-line';
import { checkProof, proveLine } from '../src/server/services/trust/moderation/public-log/prove-line';
import type { LogKeysDeps } from '../src/server/services/trust/moderation/public-log/stored-log-keys';
import type { LogReport } from '../src/server/services/trust/moderation/public-log/verify-log';
import { verifyLog } from '../src/server/services/trust/moderation/public-log/verify-log';
import { withOpenedData } from './lib/opened-data';
import { addressOf, publishedLog } from './lib/published-log';

/** npm run log: checks the public log and manages its keys and witnesses. The embedded database must not be in use, except for a check with --since. */
const USAGE = `npm run log -- --verify                          checks the log in the database of this installation
npm run log -- --verify --since <checkpoint>     checks a log on the web against a checkpoint that you kept: a file or its text
npm run log -- --prove <number>                  prints the proof that a line is in the log (c2sp.org/tlog-proof)
npm run log -- --check <proof> --key <key>       checks such a proof, in a file, with the key of the log
npm run log -- --keys                            prints the public keys of this installation
npm run log -- --witness <origin> --key <key>    makes this installation a witness of another log
npm run log -- --change-key                      signs the log with a new key, and for now also with the one before
npm run log -- --take-out <number>               takes the place out of a line, by order of the law`;

const { values } = parseArgs({
  options: {
    verify: { type: 'boolean' },
    since: { type: 'string' },
    prove: { type: 'string' },
    check: { type: 'string' },
    keys: { type: 'boolean' },
    witness: { type: 'string' },
    key: { type: 'string', multiple: true },
    'change-key': { type: 'boolean' },
    'take-out': { type: 'string' },
  },
});

const LINE_NUMBER = /^[1-9]\d{0,11}$/;

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function onLog(work: (deps: LogKeysDeps) => Promise<void>): Promise<void> {
  return withOpenedData((database, authorship, { publicOrigin, port }) =>
    work({ database, authorship, address: new ServerAddress(publicOrigin, port) }),
  );
}

function say({ lines, takenOut, faults }: LogReport): void {
  if (faults.length > 0) {
    fail(faults.join('\n'));
    return;
  }
  const out = takenOut === 0 ? '' : ` The places of ${takenOut} were taken out by law; their hashes are in the tree.`;
  console.log(`${lines} lines, as the newest checkpoint has them.${out}`);
}

async function verifySince(since: string): Promise<void> {
  const text = existsSync(since) ? readFileSync(since, 'utf8') : since;
  const kept = readCheckpoint(text.endsWith('\n') ? text : `${text}\n`);
  if (kept === null) return fail('--since has no checkpoint: neither a file with one nor its text.');
  const report = await verifyLog(await publishedLog(addressOf(kept.origin)), kept);
  say(report);
  if (report.faults.length === 0) console.log(`The first ${kept.size} are those of the checkpoint that you kept.`);
}

async function printProof(number: string): Promise<void> {
  await onLog(async (deps) => {
    const proof = LINE_NUMBER.test(number) ? await proveLine(deps, Number(number)) : null;
    if (proof === null) fail(`The log has no line ${number}, or its place was taken out by law.`);
    else process.stdout.write(proof);
  });
}

function reportOf(file: string, written: readonly string[]): ProofReport {
  const keys = written.map(readVerifierKey).filter((key) => key !== null);
  if (keys.length === 0 || keys.length < written.length)
    return { fault: '--key is the key of the log, as its page shows it.' };
  return existsSync(file) ? checkProof(readFileSync(file, 'utf8'), keys) : { fault: `There is no file ${file}.` };
}

function sayProof(report: ProofReport): void {
  if ('fault' in report) fail(report.fault);
  else console.log(`Line ${report.number} of the ${report.size} of ${report.origin}:\n${report.leaf}`);
}

async function becomeWitness(origin: string, keys: readonly string[]): Promise<void> {
  const isRight = keys.length > 0 && keys.every((key) => readVerifierKey(key)?.type === NOTE_SIGNATURE);
  if (!isRight) {
    fail('--key is the key of the log, as npm run log -- --keys prints it there, and its page shows it.');
    return;
  }
  await onLog(async (deps) => {
    const entry = await witnessLog(deps, origin, keys);
    console.log(`This installation cosigns ${origin}. The other one sets:\nLOG_WITNESSES="${entry}"`);
  });
}

function printKeys({ log, witness }: PublicKeys): void {
  for (const key of log) console.log(`log      ${key}`);
  console.log(`witness  ${witness}`);
}

async function redactNumber(number: string): Promise<void> {
  await onLog(async ({ database }) => {
    const isOut = LINE_NUMBER.test(number) && (await redactLine(database, Number(number)));
    if (isOut) console.log(`The place is out of line ${number}; its hash stays in the tree.`);
    else fail(`There is no line ${number}, or its place is out already.`);
  });
}

if (values.since !== undefined) await verifySince(values.since);
else if (values.verify) await onLog(async (deps) => say(await checkStoredLog(deps)));
else if (values.prove !== undefined) await printProof(values.prove);
else if (values.check !== undefined) sayProof(reportOf(values.check, values.key ?? []));
else if (values.keys) await onLog(async (deps) => printKeys(await publicKeys(deps)));
else if (values.witness !== undefined) await becomeWitness(values.witness, values.key ?? []);
else if (values['change-key']) await onLog(async (deps) => printKeys(await renewLogKey(deps)));
else if (values['take-out'] !== undefined) await redactNumber(values['take-out']);
else fail(USAGE);
