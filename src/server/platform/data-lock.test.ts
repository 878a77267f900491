import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { DataLocked, lockData } from './data-lock';

const folder = temporaryFolders('lock');

const ROUNDS = 300;
const BUNDLE = { bundle: true, platform: 'node', format: 'esm', target: 'node20' } as const;
/**
 * Takes each folder at its time and prints 1 for each lock. Lives until its input ends, because a slower process may
 * take the lock of one that has ended.
 */
const racer = `
  import { lockData } from './data-lock';
  const [base, start, rounds] = process.argv.slice(2);
  let got = '';
  for (let round = 0; round < Number(rounds); round += 1) {
    while (performance.timeOrigin + performance.now() < Number(start) + round * 4);
    try {
      lockData(base + '/' + round);
      got += '1';
    } catch {
      got += '0';
    }
  }
  process.stdout.write(got);
  process.stdin.resume();
`;

async function firstCharacters(stream: Readable, length: number): Promise<string> {
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    if (text.length >= length) break;
  }
  return text;
}

describe('lockData', () => {
  it('makes the folder, holds it, and gives it back', () => {
    const directory = join(folder(), 'data');
    const release = lockData(directory);
    expect(JSON.parse(readFileSync(join(directory, 'server.lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    release();
    release();
    expect(existsSync(join(directory, 'server.lock'))).toBe(false);
    lockData(directory)();
  });

  it('refuses a second server in the same process', () => {
    const directory = folder();
    const release = lockData(directory);
    expect(() => lockData(directory)).toThrow(DataLocked);
    release();
  });

  it('refuses while another process runs, names it and says what to do; takes over after kill -9', async () => {
    const directory = folder();
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const pid = other.pid ?? 0;
    writeFileSync(join(directory, 'server.lock'), JSON.stringify({ pid, started: '' }));
    expect(() => lockData(directory)).toThrow(
      new RegExp(`in use by another server \\(process ${pid}\\).*kill ${pid}.*DATA_DIR=`),
    );
    const gone = new Promise((resolve) => other.once('exit', resolve));
    other.kill('SIGKILL');
    await gone;
    lockData(directory)();
  });

  it('takes over from a process number that now belongs to another program', () => {
    const directory = folder();
    writeFileSync(join(directory, 'server.lock'), JSON.stringify({ pid: process.ppid, started: '1' }));
    lockData(directory)();
  });

  it.each([
    ['a torn lock file', '{"pi'],
    ['no process at all', JSON.stringify({ pid: 0, started: '' })],
    ['all processes', JSON.stringify({ pid: -1, started: '' })],
  ])('takes over from %s', (_name, content) => {
    const directory = folder();
    writeFileSync(join(directory, 'server.lock'), content);
    lockData(directory)();
    expect(readdirSync(directory)).toEqual([]);
  });

  it.skipIf(!existsSync('/proc/self/stat'))(
    'takes over from a process that has ended but is not reaped yet',
    async () => {
      // The child of a shell that became `sleep` is never reaped: a zombie.
      const child = '(while [ "$(cat /proc/$$/comm)" != sleep ]; do sleep 0.01; done)';
      const shell = spawn('/bin/sh', ['-c', `${child} & echo $!; exec sleep 60`]);
      const [line] = await once(shell.stdout, 'data');
      const pid = Number(line.toString());
      while (!readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')) await pause(5);
      const directory = folder();
      writeFileSync(join(directory, 'server.lock'), JSON.stringify({ pid, started: '' }));
      lockData(directory)();
      shell.kill('SIGKILL');
    },
  );

  it('gives the folder to one of several that ask in the same millisecond', async () => {
    const base = folder();
    const contents = [null, '{"pi', JSON.stringify({ pid: 999_999_999, started: '1' })];
    for (let round = 0; round < ROUNDS; round += 1) {
      const directory = join(base, String(round));
      mkdirSync(directory);
      const content = contents[round % contents.length] ?? null;
      if (content !== null) writeFileSync(join(directory, 'server.lock'), content);
    }
    const program = join(base, 'racer.mjs');
    await build({ stdin: { contents: racer, resolveDir: import.meta.dirname }, outfile: program, ...BUNDLE });
    const start = String(Date.now() + 500);
    const racers = Array.from({ length: 3 }, () => spawn(process.execPath, [program, base, start, String(ROUNDS)]));
    const results = await Promise.all(racers.map(({ stdout }) => firstCharacters(stdout, ROUNDS)));
    for (const racer of racers) racer.stdin.end();
    for (let round = 0; round < ROUNDS; round += 1) {
      const winners = results.filter((result) => result[round] === '1').length;
      expect([round, winners]).toEqual([round, 1]);
    }
  });
});
