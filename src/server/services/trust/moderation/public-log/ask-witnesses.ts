import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import type { Config } from '@/server/platform/config/config';
import { cosignatureOf } from '@/server/platform/tlog/checkpoint';
import { readNote, writeVerifierKey } from '@/server/platform/tlog/signed-note';
import type { SignedCheckpoint } from './log-checkpoint';
import { signCheckpoint } from './log-checkpoint';
import { proofBetween } from './log-tree';
import type { WitnessDeps } from './witness';
import { cosignatures, storeCosignature } from './witness.queries';

export interface AskWitnessesDeps extends WitnessDeps {
  readonly config: Pick<Config, 'witnesses'>;
}

type Witness = Config['witnesses'][number];

const PATIENCE_MS = 10_000;

const MAX_ANSWER = 64_000;

/** Tolerated clock skew of a witness. */
const CLOCK_MS = 300_000;

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Asks witnesses that have not cosigned the checkpoint within the last day. Throws at the end if one failed. */
export async function askWitnesses(deps: AskWitnessesDeps): Promise<void> {
  const { database, config, now } = deps;
  if (config.witnesses.length === 0) return;
  const checkpoint = await signCheckpoint(deps);
  const stored = new Map((await database.query(cosignatures)).map((row) => [row.witness, row]));
  const faults: string[] = [];
  for (const witness of config.witnesses) {
    const last = stored.get(writeVerifierKey(witness.key));
    if (last?.checkpoint === checkpoint.text && now() - last.cosigned_at.getTime() < DAY_MS) continue;
    const fault = await ask(deps, witness, checkpoint, last?.size ?? 0).catch((error: unknown) => String(error));
    if (fault !== null) faults.push(`${witness.key.name}: ${fault}`);
  }
  if (faults.length > 0) throw new Error(`The public log was not cosigned by ${faults.join('; ')}`);
}

async function ask(
  deps: AskWitnessesDeps,
  witness: Witness,
  checkpoint: SignedCheckpoint,
  size: number,
): Promise<string | null> {
  const first = await post(deps, witness, checkpoint, Math.min(size, checkpoint.size));
  const known = first.status === 409 && /^(?:0|[1-9]\d{0,11})\n$/.test(first.body) ? Number(first.body) : null;
  if (known !== null && known > checkpoint.size)
    return `it has cosigned ${known} lines, and the log has ${checkpoint.size}`;
  const { status, body } = known === null || known === size ? first : await post(deps, witness, checkpoint, known);
  if (status !== 200) return `it answered ${status}: ${body.slice(0, 200).trim()}`;
  const note = readNote(`${checkpoint.text}\n${body}`);
  const cosignature = note === null ? null : cosignatureOf(note, witness.key);
  if (cosignature === null) return 'its answer has no right cosignature';
  if (cosignature.at > deps.now() + CLOCK_MS) return 'its cosignature is of a time to come';
  await deps.database.query(storeCosignature, {
    witness: writeVerifierKey(witness.key),
    size: checkpoint.size,
    checkpoint: checkpoint.text,
    line: cosignature.line,
    cosigned_at: new Date(cosignature.at),
  });
  return null;
}

async function post(
  { database }: AskWitnessesDeps,
  { url }: Witness,
  { size, note }: SignedCheckpoint,
  from: number,
): Promise<Answer> {
  const proof = await proofBetween(database, from, size);
  const lines = proof.map((hash) => `${hash.toString('base64')}\n`).join('');
  const response = await fetch(`${url}/add-checkpoint`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: `old ${from}\n${lines}\n${note}`,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: response.status, body: await textOf(response) };
}

async function textOf(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > MAX_ANSWER) throw new Error('its answer is too long');
  }
  return text;
}
