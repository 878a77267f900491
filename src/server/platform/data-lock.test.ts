import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { describe, expect, it } from 'vitest';
import { DataLocked, lockData } from './data-lock';

const folder = temporaryFolders('lock');

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

  it('takes over a torn lock file', () => {
    const directory = folder();
    writeFileSync(join(directory, 'server.lock'), '{"pi');
    lockData(directory)();
  });
});
