import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { select } from '@tests/support/sql';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { testConfig } from '@tests/support/test-config';
import { testDatabaseUrl } from '@tests/support/test-database';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { tryDump } from '@/server/backup/postgres-tools';
import { checkStart } from '@/server/check-start';
import { openPostgres } from '@/server/platform/postgres-database';
import { text } from '@/server/platform/sql-types';
import type { RunningPostgres } from '../../scripts/lib/temporary-postgres';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres';

const newFolder = temporaryFolders('backup-over-tls');
const reason = testDatabaseUrl === null ? ' (skipped: TEST_DATABASE_URL is not set)' : '';

/** A certificate for 127.0.0.1 by a private authority. */
function makeCertificates(folder: string): void {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl('req', '-x509', ...newKey, '-keyout', 'ca.key', '-out', 'ca.crt', '-days', '2', '-subj', '/CN=authority');
  const name = ['-subj', '/CN=server', '-addext', 'subjectAltName=IP:127.0.0.1'];
  openssl('req', ...newKey, '-keyout', 'server.key', '-out', 'server.csr', ...name);
  const signed = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-copy_extensions', 'copy', '-days', '2'];
  openssl('x509', '-req', '-in', 'server.csr', ...signed, '-out', 'server.crt');
}

describe.skipIf(testDatabaseUrl === null)(`a backup of a PostgreSQL that speaks TLS${reason}`, () => {
  const certificates = newFolder();
  const authority = join(certificates, 'ca.crt');
  const temporary = newFolder();
  let postgres: RunningPostgres;

  beforeAll(async () => {
    makeCertificates(certificates);
    const started = await startTemporaryPostgres();
    if (!started.running) throw new Error(started.reason);
    postgres = started;
    const database = await openPostgres(postgres.url, 1);
    const [data] = await select(database, { value: text }, "select current_setting('data_directory') as value");
    const { uid, gid } = statSync(data?.value ?? '');
    for (const name of ['server.crt', 'server.key']) {
      const path = join(data?.value ?? '', name);
      copyFileSync(join(certificates, name), path);
      chmodSync(path, 0o600);
      chownSync(path, uid, gid);
    }
    await database.execute('alter system set ssl = on');
    await database.execute('select pg_reload_conf()');
    await database.close();
  });
  afterAll(() => postgres.stop());
  afterEach(() => vi.unstubAllEnvs());

  const over = (parameters: string): string => `${postgres.url}?${parameters}`;
  const backupOf = async (databaseUrl: string) => {
    const config = testConfig({ databaseUrl, dataDirectory: newFolder(), authorshipKey: Buffer.alloc(32, 5) });
    return (await checkStart(config, {})).filter(({ about }) => ['database', 'backup'].includes(about));
  };

  it('uses the authority of the address, as the server does', async () => {
    expect(await backupOf(over(`sslmode=verify-full&sslrootcert=${authority}`))).toMatchObject([
      { about: 'database', isWrong: false },
      { about: 'backup', isWrong: false, sentence: 'pg_dump reads the database' },
    ]);
    await tryDump(over(`sslrootcert=${authority}`));
  });

  it('trusts whom Node trusts if the address names no authority, and leaves no file', async () => {
    vi.stubEnv('TMPDIR', temporary);
    vi.stubEnv('NODE_EXTRA_CA_CERTS', authority);
    await tryDump(over('sslmode=verify-full'));
    vi.stubEnv('NODE_EXTRA_CA_CERTS', undefined);
    await expect(tryDump(over('sslmode=verify-full'))).rejects.toThrow('certificate verify failed');
    await expect(tryDump(over('ssl=true'))).rejects.toThrow('certificate verify failed');
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('checks nothing if the address says so', async () => {
    await tryDump(over('sslmode=no-verify'));
    await tryDump(over('sslmode=disable'));
  });

  it('names the client to install if pg_dump is older than the server, or missing', async () => {
    const folder = join(newFolder(), 'bin');
    mkdirSync(folder);
    vi.stubEnv('PATH', folder);
    await expect(tryDump(postgres.url)).rejects.toThrow('apt-get install postgresql-client)');
    const said = 'pg_dump: detail: server version: 17.2 (Debian 17.2-1); pg_dump version: 15.18 (Debian 15.18-0)';
    writeFileSync(
      join(folder, 'pg_dump'),
      `#!/bin/sh\necho 'pg_dump: error: aborting because of server version mismatch\n${said}' >&2\nexit 1\n`,
      { mode: 0o755 },
    );
    await expect(tryDump(postgres.url)).rejects.toThrow(
      "pg_dump 15.18 is older than the server, PostgreSQL 17, and can't back it up. Install the client of version 17",
    );
  });
});
