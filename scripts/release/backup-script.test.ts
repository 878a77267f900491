import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { describe, expect, it } from 'vitest';

const newFolder = temporaryFolders('backup-script');
const DAY_S = 86_400;

/** Writes a file, and refuses to verify one that contains "damaged". */
const SERVER = `
import { readFileSync, writeFileSync } from 'node:fs';
const [task, file] = process.argv.slice(2);
if (task === 'backup') writeFileSync(file, process.env.CONTENT);
else if (readFileSync(file, 'utf8').includes('damaged')) process.exit(1);
`;

function installed() {
  const root = newFolder();
  const [archives, copies, pass] = [join(root, 'archives'), join(root, 'copies'), join(root, 'pass')];
  for (const name of ['ops', 'dist', 'copies', 'archives']) mkdirSync(join(root, name));
  cpSync('ops/backup.sh', join(root, 'ops/backup.sh'));
  writeFileSync(join(root, 'dist/server.mjs'), SERVER);
  writeFileSync(pass, 'a passphrase\n');
  const settings = join(root, 'tarakki.env');
  writeFileSync(
    settings,
    `BACKUP_DAYS=7\nBACKUP_FOLDER=${archives}\nBACKUP_PASS_FILE=${pass}\nBACKUP_COPY='cp "$1" ${copies}'\n`,
  );
  const run = (content: string) =>
    spawnSync('sh', [join(root, 'ops/backup.sh'), settings], {
      env: { ...process.env, CONTENT: content, DATA_DIR: root },
      encoding: 'utf8',
    });
  const addArchive = (name: string, days: number): void => {
    writeFileSync(join(archives, name), 'old');
    const at = Date.now() / 1_000 - days * DAY_S;
    utimesSync(join(archives, name), at, at);
  };
  return { archives, copies, pass, run, addArchive };
}

describe('ops/backup.sh', () => {
  it('encrypts a verified backup, copies it away, and deletes those of BACKUP_DAYS ago', () => {
    const { archives, copies, pass, run, addArchive } = installed();
    addArchive('tarakki-old.zip.enc', 7);
    addArchive('tarakki-young.zip.enc', 6);
    writeFileSync(join(archives, '.tarakki-killed.zip'), 'in clear');
    mkdirSync(join(archives, 'tarakki-verify-killed'));
    const done = run('the rows of everybody');
    expect(done.status, done.stderr).toBe(0);
    const [made = '', ...others] = readdirSync(archives);
    expect(others).toEqual(['tarakki-young.zip.enc']);
    expect(readdirSync(copies)).toEqual([made]);
    expect(readFileSync(join(archives, made), 'latin1')).not.toContain('rows');
    const decrypt = ['enc', '-d', '-aes-256-ctr', '-pbkdf2', '-iter', '600000', '-pass', `file:${pass}`];
    expect(execFileSync('openssl', [...decrypt, '-in', join(copies, made)], { encoding: 'utf8' })).toBe(
      'the rows of everybody',
    );
  });

  it('leaves nothing in clear and deletes no old one if a backup is damaged, or there is no passphrase', () => {
    const { archives, copies, pass, run, addArchive } = installed();
    addArchive('tarakki-old.zip.enc', 40);
    expect(run('damaged').status).toBe(1);
    writeFileSync(pass, '');
    expect(run('whole').stderr).toContain('is missing or empty');
    expect([readdirSync(archives), readdirSync(copies)]).toEqual([['tarakki-old.zip.enc'], []]);
  });
});
