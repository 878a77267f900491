import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { beforeAll, describe, expect, it } from 'vitest';
import { FAULTS } from '../../examples/foreign-service/faults.mjs';
import { foreignServer } from '../../examples/foreign-service/server.mjs';
import { EXIT } from './command/exit-codes';
import { parsedJson } from './values';

const folder = temporaryFolders('verify-packed');
const PERSONAS = resolve('examples/foreign-service/personas.json');
const FAULT = 'second-receipt-for-one-notice';

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

async function run(cwd: string, file: string, ...args: readonly string[]): Promise<Ended> {
  const offline = { npm_config_cache: folder(), npm_config_offline: 'true' };
  const child = spawn(file, args, { cwd, env: { ...process.env, ...offline } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = await once(child, 'close');
  return { code, said };
}

async function verified(fault: object, cwd: string, file: string, ...args: readonly string[]) {
  const own = folder();
  const server = foreignServer(join(own, 'notices.json'), fault).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const asked = ['--service', 'legal,search', '--url', url, '--profile', 'full', '--seed', '5'];
  const ended = await run(cwd, file, ...args, ...asked, '--personas', PERSONAS, '--report', own);
  server.closeAllConnections();
  server.close();
  return { ...ended, report: readFileSync(join(own, 'report.json'), 'utf8').replaceAll(url, '').replaceAll(own, '') };
}

/** Matches values that are new in each run: receipts, moments, ids. */
const MADE = /SN-\d{8}-\w{6}|\d{4}-\d{2}-\d{2}T[\d:.]+Z|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Removes from a report the parts that differ between two runs, and the program's own paths and words. */
function compared(report: string): unknown {
  const text = report.replaceAll('node_modules/@tarakki/verify/dist/', '').replaceAll(/"(npx|npm) [^"]*replay/g, '"');
  const { seconds: _seconds, services, ...others } = Object(parsedJson(text.replaceAll(MADE, 'made')));
  const untimed = ({ seconds: _time, times: _times, ...service }: Readonly<Record<string, unknown>>) => service;
  return { ...others, services: services.map(untimed) };
}

describe('the packed prover, in an empty folder', () => {
  let place: string;
  beforeAll(async () => {
    const packed = folder();
    const pack = await run('packages/verify', 'npm', 'pack', '--pack-destination', packed);
    expect(pack).toMatchObject({ code: 0 });
    place = folder();
    writeFileSync(join(place, 'package.json'), '{}');
    const installed = await run(place, 'npm', 'install', join(packed, readdirSync(packed)[0] ?? ''));
    expect(installed).toMatchObject({ code: 0 });
  }, 120_000);

  it('installs nothing but itself', () => {
    expect(readdirSync(join(place, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@tarakki']);
  });

  it('finds that the example service keeps its contracts', async () => {
    expect(await verified({}, place, 'npx', 'tarakki-verify')).toMatchObject({
      code: EXIT.passed,
      said: expect.stringContaining('Kept'),
    });
  }, 120_000);

  it('reports a planted fault as the command of the repository does', async () => {
    const [own, ours] = [
      await verified(FAULTS[FAULT] ?? {}, place, 'npx', 'tarakki-verify'),
      await verified(FAULTS[FAULT] ?? {}, '.', process.execPath, '--import', 'tsx', 'scripts/verify.ts'),
    ];
    expect([own.code, ours.code]).toEqual([EXIT.failed, EXIT.failed]);
    expect(own.said).toContain('again  npx tarakki-verify replay F-');
    expect(compared(own.report)).toEqual(compared(ours.report));
  }, 240_000);
});
