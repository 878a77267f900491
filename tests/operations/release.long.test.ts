import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../integration/harness/server-process';

const MAX_BYTES = 150_000_000;
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

describe('the release', () => {
  const root = mkdtempSync(join(tmpdir(), 'tarakki-release-'));
  const data = join(root, 'data');
  let folder = '';
  let archive = '';

  beforeAll(() => {
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/release.ts'], { stdio: 'pipe' });
    archive = join('release', readdirSync('release').find((name) => name.endsWith('.tar.gz')) ?? '');
    execFileSync('tar', ['-xzf', archive, '-C', root]);
    folder = join(root, readdirSync(root)[0] ?? '');
    chmodSync(root, 0o755);
    mkdirSync(data);
    if (isRoot) chownSync(data, NOBODY, NOBODY);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  /** Neither npm nor a home directory is available. */
  const environment = (port: number) => ({
    PATH: '/nonexistent',
    HOME: '/nonexistent',
    DATA_DIR: data,
    PORT: String(port),
  });
  const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

  it('is smaller than 150 MB, has its checksum, its packages with licences, and no secret or source', () => {
    expect(statSync(archive).size).toBeLessThan(MAX_BYTES);
    const checksum = createHash('sha256').update(readFileSync(archive)).digest('hex');
    expect(readFileSync(`${archive}.sha256`, 'utf8')).toBe(`${checksum}  ${archive.split('/').at(-1)}\n`);
    expect(readFileSync(join(folder, 'LICENCES.md'), 'utf8')).toContain('| fastify | ');
    expect(JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'))).toMatchObject({ bomFormat: 'CycloneDX' });
    const files = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).split('\n');
    expect(files.filter((path) => /\/\.env$|\.key$|\/\.data\/|\/src\/.*\.ts$/.test(path))).toEqual([]);
  });

  it('serves pages and the API as a user without rights, with Node alone, and stops when it is told to', async () => {
    const port = await freePort();
    const server = spawn(process.execPath, ['dist/server.mjs'], { cwd: folder, env: environment(port), ...asNobody });
    let printed = '';
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const origin = `http://localhost:${port}`;
    try {
      await expect
        .poll(
          () =>
            fetch(`${origin}/readyz`).then(
              ({ status }) => status,
              () => server.exitCode ?? 0,
            ),
          { timeout: 120_000 },
        )
        .toBe(200);
      const { version } = JSON.parse(await (await fetch(`${origin}/healthz`)).text());
      expect(version).toMatch(/^\d+\.\d+\.\d+\+\d{8}\.[0-9a-f]{9}(\.changed)?$/);
      expect(archive).toContain(version);
      const page = await (await fetch(`${origin}/`)).text();
      expect(page).toContain('<h1');
      const script = /\/static\/js\/[^"]+\.js/.exec(page)?.[0];
      expect((await fetch(`${origin}${script}`)).status).toBe(200);
      expect((await fetch(`${origin}/docs`)).status).toBe(200);
      const picture = await fetch(`${origin}/share/companies/vaayuna-technologies.png`);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
      server.kill('SIGTERM');
      expect(await ended, printed).toBe(0);
    } finally {
      server.kill('SIGKILL');
    }
  });

  it('has the commands of operators', () => {
    const run = (...args: string[]): string =>
      execFileSync(process.execPath, args, { cwd: folder, env: environment(0), encoding: 'utf8', ...asNobody });
    expect(run('dist/log.mjs', '--verify')).toContain('lines, as the newest checkpoint has them.');
    expect(run('dist/import.mjs', '--list')).not.toContain('rror');
    expect(() => run('dist/role.mjs', 'moderator', 'nobody@mail.example')).toThrow('No account');
    expect(run('dist/notices.mjs')).toContain('No notice has come.');
    expect(run('dist/server.mjs', 'backup', join(data, 'backup.zip'))).toContain('backup.zip');
  });
});
