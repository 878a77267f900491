import { createHash } from 'node:crypto';
import { responseCheck } from '@tests/support/response-check';
import { insertRow, run, select } from '@tests/support/sql';
import { startTestServer } from '@tests/support/test-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import type { leafText } from '@/core/trust/public-log/log-line.rules';
import type { WitnessConfig } from '@/server/platform/config/config';
import { integer } from '@/server/platform/sql-types';
import { readCheckpoint } from '@/server/platform/tlog/checkpoint';
import { RootOfLeaves } from '@/server/platform/tlog/merkle';
import {
  isSignedByOne,
  readVerifierKey,
  signNote,
  verifierOf,
  writeVerifierKey,
} from '@/server/platform/tlog/signed-note';
import { appendLog } from '@/server/services/trust/moderation/public-log/append-log';
import { askWitnesses } from '@/server/services/trust/moderation/public-log/ask-witnesses';
import { redactPlace } from '@/server/services/trust/moderation/public-log/log.queries';
import { signCheckpoint } from '@/server/services/trust/moderation/public-log/log-checkpoint';
import { growLockedTree, headAt, proofBetween } from '@/server/services/trust/moderation/public-log/log-tree';
import { checkProof, proveLine } from '@/server/services/trust/moderation/public-log/prove-line';
import { storedLog } from '@/server/services/trust/moderation/public-log/stored-log';
import { changeLogKey, logSigners, witnessSigner } from '@/server/services/trust/moderation/public-log/stored-log-keys';
import { verifyLog } from '@/server/services/trust/moderation/public-log/verify-log';
import { addWitnessed } from '@/server/services/trust/moderation/public-log/witness.queries';
import type { RunningServer } from '@/server/start-server';
import { publishedLog } from '../../scripts/lib/published-log';
import { Client } from './harness/client';

let log: RunningServer;
let other: RunningServer;
let own: RunningServer;
let witnesses: readonly WitnessConfig[] = [];
let passed = 0;
const now = () => Date.now() + passed;

const depsOf = (server: RunningServer) => ({ ...server, address: server, now });
const asking = () => ({ ...depsOf(log), config: { witnesses } });
const originOf = (server: RunningServer) => `${new URL(server.origin).host}/log`;
const keysOf = async (server: RunningServer) => (await logSigners(depsOf(server))).map(verifierOf);

async function append(count: number): Promise<void> {
  for (let line = 0; line < count; line += 1) {
    const decision = { month: '2026-11-01', kind: 'post', act: 'REMOVED', rule: 'ABUSE', origin: 'READER' };
    const id = `00000000-0000-4000-8000-${String(line).padStart(12, '0')}`;
    await insertRow(log.database, 'moderation.unlogged', { id, ...decision, place: 'Notice Period' });
  }
  await appendLog({ database: log.database, now });
  passed += 8 * DAY_MS;
  await appendLog({ database: log.database, now });
}

async function sizeOf(server: RunningServer): Promise<number> {
  const [row] = await select(server.database, { size: integer }, 'select count(*)::int as size from moderation.log');
  return row?.size ?? 0;
}

const clientOf = ({ origin }: RunningServer) => new Client({ origin, check: responseCheck });
const newest = async () => (await clientOf(log).get('/api/moderation/log/checkpoint')).body;
const kept = async () => readCheckpoint(await (await fetch(`${log.origin}/log/checkpoint`)).text());
const cosignersOf = async () => {
  // Guests' answers are shared for a second.
  passed += 1_100;
  return (await newest()).cosigners.map(({ name }: { name: string }) => name);
};

async function witnessOf(server: RunningServer, isOwn: boolean): Promise<WitnessConfig> {
  const key = verifierOf(await witnessSigner(depsOf(server)));
  return { key, url: `${server.origin}/witness`, isOwn };
}

beforeAll(async () => {
  [other, own] = [await startTestServer(), await startTestServer()];
  witnesses = [await witnessOf(other, false), await witnessOf(own, true)];
  log = await startTestServer({ config: { witnesses }, now });
  for (const server of [other, own])
    await server.database.query(addWitnessed, originOf(log), (await keysOf(log)).map(writeVerifierKey));
});
afterAll(async () => {
  await Promise.all([log?.stop(), other?.stop(), own?.stop()]);
});

it('a witness cosigns each checkpoint of a log that only grows, and the page names the one of another operator', async () => {
  await append(5);
  await askWitnesses(asking());
  expect(await cosignersOf()).toEqual([witnesses[0]?.key.name]);
  await append(6);
  expect(await cosignersOf()).toEqual([]);
  await askWitnesses(asking());
  expect(await cosignersOf()).toEqual([witnesses[0]?.key.name]);
  const lines = (await (await fetch(`${log.origin}/log/checkpoint`)).text()).split('\n\n')[1]?.trim().split('\n');
  expect(lines?.map((line) => line.split(' ')[1]).toSorted()).toEqual(
    [originOf(log), ...witnesses.map(({ key }) => key.name)].toSorted(),
  );
});

it('a witness that has lost what the log knows of it says how far it is, and is asked again from there', async () => {
  await run(log.database, 'delete from moderation.log_cosignatures');
  await append(5);
  await askWitnesses(asking());
  const [row] = await select(
    log.database,
    { size: integer },
    'select min(size)::int as size from moderation.log_cosignatures',
  );
  expect(row?.size).toBe(await sizeOf(log));
});

it('a witness refuses a request as the protocol says', async () => {
  const checkpoint = await signCheckpoint(depsOf(log));
  const { size } = checkpoint;
  const ask = async (body: string) => {
    const answer = await fetch(`${other.origin}/witness/add-checkpoint`, { method: 'POST', body });
    return [answer.status, answer.headers.get('content-type'), await answer.text()] as const;
  };
  const proofLines = async (from: number) =>
    (await proofBetween(log.database, from, size)).map((hash) => `${hash.toString('base64')}\n`).join('');
  const signers = await logSigners(depsOf(log));
  const forged = (origin: string, of: number) =>
    signNote(`${origin}\n${of}\n${Buffer.alloc(32).toString('base64')}\n`, signers);

  expect((await ask('hello'))[0]).toBe(400);
  expect((await ask(`old ${size}\n${'x'.repeat(44)}\n\n${checkpoint.note}`))[0]).toBe(400);
  expect((await ask(`old ${size}\n\n${forged('elsewhere.example/log', size)}`))[0]).toBe(404);
  const strangers = await logSigners(depsOf(own));
  expect((await ask(`old ${size}\n\n${signNote(checkpoint.text, strangers)}`))[0]).toBe(403);
  expect((await ask(`old ${size + 1}\n\n${checkpoint.note}`))[0]).toBe(400);
  expect(await ask(`old 3\n${await proofLines(3)}\n${checkpoint.note}`)).toEqual([
    409,
    'text/x.tlog.size',
    `${size}\n`,
  ]);
  // A fork of the same size, and a longer one: the operator has the key.
  expect(await ask(`old ${size}\n\n${forged(originOf(log), size)}`)).toEqual([409, 'text/x.tlog.size', `${size}\n`]);
  expect((await ask(`old ${size}\n${await proofLines(size - 1)}\n${forged(originOf(log), size + 1)}`))[0]).toBe(422);
  const [status, , cosignature] = await ask(`old ${size}\n\n${checkpoint.note}`);
  expect(status).toBe(200);
  expect(cosignature).toMatch(new RegExp(`^— ${witnesses[0]?.key.name} \\S+\\n$`));
});

it('witnesses refuse a log that was rewritten, and its operator is told', async () => {
  const before = await kept();
  const [line] = await select(
    log.database,
    { number: integer },
    'select max(number)::int as number from moderation.log',
  );
  await run(log.database, 'delete from moderation.log_tree');
  await run(log.database, `update moderation.log set act = 'KEPT' where number = $1`, line?.number);
  await growLockedTree(log.database);
  expect((await verifyLog(await storedLog(depsOf(log)), null)).faults).toEqual([]);
  await expect(askWitnesses(asking())).rejects.toThrow(/not cosigned by .* answered 409/);
  expect((await verifyLog(await publishedLog(log.origin), before)).faults).toEqual([
    `The first ${before?.size} lines are not those of the kept checkpoint.`,
  ]);
  await run(log.database, 'delete from moderation.log_tree');
  await run(log.database, `update moderation.log set act = 'REMOVED' where number = $1`, line?.number);
  await growLockedTree(log.database);
  await askWitnesses(asking());
});

it('witnesses have a longer log than an operator that took its last lines out', async () => {
  const before = await kept();
  const size = before?.size ?? 0;
  const shorter = { ...depsOf(log), config: { witnesses } };
  const cut = (database: typeof log.database) =>
    database.transaction(async (tx) => {
      await run(tx, 'delete from moderation.log where number = $1::bigint', size);
      await run(tx, 'delete from moderation.log_tree');
      await growLockedTree(tx);
      await expect(askWitnesses({ ...shorter, database: tx })).rejects.toThrow(
        `it has cosigned ${size} lines, and the log has ${size - 1}`,
      );
      const short = await storedLog({ ...shorter, database: tx });
      expect((await verifyLog(short, before)).faults).toContain(
        `The log has ${size - 1} lines, and had ${size} when the kept checkpoint was made.`,
      );
      throw new Error('back to the lines as they were');
    });
  await expect(cut(log.database)).rejects.toThrow('back to the lines as they were');
});

it('the tiles and entries are those of the checkpoint', async () => {
  await append(300);
  const checkpoint = await kept();
  const size = checkpoint?.size ?? 0;
  const bytes = async (path: string) =>
    Buffer.from(await (await fetch(`${log.origin}/log/tile/${path}`)).arrayBuffer());
  const partial = size - 256;
  const hashes = Buffer.concat([await bytes('0/000'), await bytes(`0/001.p/${partial}`)]);
  const tree = new RootOfLeaves();
  for (let leaf = 0; leaf < size; leaf += 1) tree.add(hashes.subarray(32 * leaf, 32 * leaf + 32));
  expect(tree.root).toEqual(checkpoint?.root);
  const full = new RootOfLeaves();
  for (let leaf = 0; leaf < 256; leaf += 1) full.add(hashes.subarray(32 * leaf, 32 * leaf + 32));
  expect(await bytes('1/000.p/1')).toEqual(full.root);

  const entries = await bytes(`entries/001.p/${partial}`);
  const length = entries.readUInt16BE();
  const [, number] = JSON.parse(entries.subarray(2, 2 + length).toString());
  const hash = createHash('sha256')
    .update(Buffer.of(0))
    .update(entries.subarray(2, 2 + length))
    .digest();
  expect([number, hash]).toEqual([257, hashes.subarray(256 * 32, 257 * 32)]);

  const answer = await fetch(`${log.origin}/log/tile/0/000`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  // A place that is taken out by law has left every cache within a minute.
  const read = await fetch(`${log.origin}/log/tile/entries/000`);
  expect(read.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
  const wrong = [
    '0/002',
    `0/001.p/${partial + 1}`,
    '0/1',
    '64/000',
    '00/000',
    '0/001.p/0',
    '0/001.p/256',
    '0/001.p/',
    'entries/9999',
    'entries/x001/000',
    '1/000',
    '%30/x',
  ];
  const statuses = await Promise.all(wrong.map(async (path) => (await fetch(`${log.origin}/log/tile/${path}`)).status));
  expect(statuses).toEqual(wrong.map(() => 404));
});

it('each line is proven without the log, with the cosignatures of its checkpoint, and no other text is', async () => {
  await askWitnesses(asking());
  const size = await sizeOf(log);
  const keys = await keysOf(log);
  const proofs = await Promise.all(Array.from({ length: size }, (_, at) => proveLine(depsOf(log), at + 1)));
  for (const [at, proof] of proofs.entries()) {
    const report = checkProof(proof ?? '', keys);
    expect(report).toMatchObject({
      number: at + 1,
      size,
      origin: originOf(log),
      leaf: expect.stringContaining('Notice'),
    });
  }
  const [first = '', second = ''] = proofs.map((proof) => proof ?? '');
  expect(first.match(/^— /gmu)?.length).toBeGreaterThan(1);
  expect(checkProof(first, await keysOf(other))).toEqual({
    fault: 'The checkpoint is not signed with the key of the log.',
  });
  const extraOf = (proof: string) => proof.split('\n')[1] ?? '';
  for (const forged of [
    first.replace(extraOf(first), extraOf(second)),
    first.replace('index 0', 'index 1'),
    first.replace(/index 0\n.*\n/, 'index 0\n'),
  ])
    expect(checkProof(forged, keys)).toEqual({ fault: 'The line is not in the log of the checkpoint.' });
  for (const broken of ['', first.slice(5), first.replace('extra ', 'extra !'), first.replace('index 0', 'index 00')])
    expect(checkProof(broken, keys)).toEqual({ fault: 'The file is no proof of a line.' });
  expect(await proveLine(depsOf(log), size + 1)).toBeNull();
});

it('the place of a line is taken out by law, and the tree stands', async () => {
  const before = await kept();
  expect(await log.database.query(redactPlace, 3)).toHaveLength(1);
  expect(await log.database.query(redactPlace, 3)).toHaveLength(0);
  expect(await proveLine(depsOf(log), 3)).toBeNull();
  const lines = before?.size ?? 0;
  expect(await verifyLog(await publishedLog(log.origin), before)).toEqual({ lines, takenOut: 1, faults: [] });
  const entries = Buffer.from(await (await fetch(`${log.origin}/log/tile/entries/000`)).arrayBuffer());
  let at = 0;
  const lengths = [1, 2, 3].map(() => {
    const length = entries.readUInt16BE(at);
    at += 2 + length;
    return length;
  });
  expect(lengths).toEqual([expect.any(Number), expect.any(Number), 0]);
});

it('lines that two processes add at once each have their own number and leaf', async () => {
  const before = await sizeOf(log);
  for (let line = 0; line < 6; line += 1) {
    const decision = { month: '2026-11-01', kind: 'post', act: 'KEPT', rule: null, origin: 'READER', place: null };
    await insertRow(log.database, 'moderation.unlogged', {
      id: `10000000-0000-4000-8000-00000000000${line}`,
      ...decision,
    });
  }
  passed += 8 * DAY_MS;
  await Promise.all([1, 2, 3].map(() => appendLog({ database: log.database, now })));
  expect((await verifyLog(await storedLog(depsOf(log)), null)).faults).toEqual([]);
  expect(await sizeOf(log)).toBe(before + 6);
});

it('lines that the version before has published become leaves with their numbers', async () => {
  const server = await startTestServer();
  const { database } = server;
  for (const [at, act] of ['REMOVED', 'KEPT', 'REJECTED'].entries()) {
    const line = { month: '2026-10-01', kind: 'review', act, place: null, rule: null, origin: 'CHECK' };
    await insertRow(database, 'moderation.log', { number: at + 1, ...line, hash: String(at).repeat(64) });
  }
  expect((await clientOf(server).get('/api/moderation/log')).body.items).toEqual([]);
  await growLockedTree(database);
  await growLockedTree(database);
  const { checkpoint, lines, keys } = await publishedLog(server.origin);
  const shown = [...(lines as Iterable<Parameters<typeof leafText>[0]>)];
  expect(shown.map(({ number, act }) => [number, act])).toEqual([
    [1, 'REMOVED'],
    [2, 'KEPT'],
    [3, 'REJECTED'],
  ]);
  expect(new Set(shown.map(({ salt }) => salt)).size).toBe(3);
  const head = await headAt(database, 3);
  expect(readCheckpoint(checkpoint)).toMatchObject(head);
  expect(keys.map(writeVerifierKey)).toEqual((await keysOf(server)).map(writeVerifierKey));
  await server.stop();
});

it('a new key of the log signs beside the one before, which witnesses know', async () => {
  const [first] = await keysOf(log);
  await changeLogKey(depsOf(log));
  const keys = await keysOf(log);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toEqual(first);
  const checkpoint = readCheckpoint((await signCheckpoint(depsOf(log))).note);
  for (const key of keys) expect(checkpoint !== null && isSignedByOne(checkpoint.note, [key])).toBe(true);
  await append(5);
  await askWitnesses(asking());
  await changeLogKey(depsOf(log));
  expect((await keysOf(log)).map(writeVerifierKey)).not.toContain(first === undefined ? '' : writeVerifierKey(first));
  await append(5);
  await expect(askWitnesses(asking())).rejects.toThrow(/answered 403/);
  await other.database.query(addWitnessed, originOf(log), (await keysOf(log)).map(writeVerifierKey));
  await own.database.query(addWitnessed, originOf(log), (await keysOf(log)).map(writeVerifierKey));
  await askWitnesses(asking());
  expect(readVerifierKey((await newest()).keys[0])).toEqual((await keysOf(log))[0]);
});
