import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hasNginx } from '../operations/nginx';

const run = promisify(execFile);
const newFolder = temporaryFolders('shipped-settings');
const shipped = (name: string): string => readFileSync(`ops/${name}`, 'utf8');

async function waitFor(unit: string, settings: NodeJS.ProcessEnv): Promise<void> {
  const [, script = ''] = /^ExecStartPost=\/bin\/sh -c '(.+)'$/m.exec(shipped(unit)) ?? [];
  await run('/bin/sh', ['-c', script.replaceAll('$$', '$')], { env: { PATH: process.env.PATH, ...settings } });
}

describe.each(['tarakki.service', 'tarakki@.service'])('%s', (unit) => {
  it('counts as started once the process is ready', async () => {
    const statuses: number[] = [];
    const server = createServer(({ url }, response) => {
      statuses.push(url === '/readyz' && statuses.length > 1 ? 200 : 503);
      response.writeHead(statuses.at(-1) ?? 500).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await waitFor(unit, { PORT: String(port), MAINPID: String(process.pid) });
    expect(statuses).toEqual([503, 503, 200]);
  });

  it('fails to start where the process has ended, so that it is started again', async () => {
    const ended = spawnSync(process.execPath, ['-e', '']);
    await expect(waitFor(unit, { PORT: '1', MAINPID: String(ended.pid) })).rejects.toMatchObject({ code: 1 });
  });
});

describe.skipIf(!hasNginx)('nginx.conf', () => {
  it('is what nginx takes, with the numbers of connections that it asks for', async () => {
    const folder = newFolder();
    const certificate = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem'), '-days', '1'];
    await run('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      ...certificate,
      '-subj',
      '/CN=tarakki.example',
    ]);
    const site = shipped('nginx.conf').replaceAll('/etc/letsencrypt/live/tarakki.example', folder);
    const [files, connections] = ['worker_rlimit_nofile', 'worker_connections'].map(
      (name) => new RegExp(`^#.*\\b(${name} \\d+;)`, 'm').exec(site)?.[1] ?? name,
    );
    const main = join(folder, 'nginx.conf');
    const log = join(folder, 'error.log');
    writeFileSync(main, `pid ${folder}/pid; error_log ${log}; ${files} events { ${connections} } http { ${site} }`);
    const { stderr } = await run('nginx', ['-t', '-c', main, '-e', log]);
    expect(stderr).toContain('test is successful');
    expect(stderr).not.toContain('[warn]');
  });
});

describe('compose.yaml', () => {
  const compose = shipped('compose.yaml');
  const composer = [['docker', 'compose'], ['docker-compose']].find(
    ([program = '', ...rest]) => spawnSync(program, [...rest, 'version']).status === 0,
  );

  it('pins each image that it does not build', () => {
    const images = [...compose.matchAll(/^ +image: (\S+)$/gm)].map(([, image = '']) => image);
    expect(images.length).toBeGreaterThan(3);
    expect(images.filter((image) => image !== 'tarakki' && !/^[a-z.]+\/\S+:\S*\d\S*$/.test(image))).toEqual([]);
  });

  it.skipIf(composer === undefined)(
    'is valid, limits each log, and passes a password with any character on',
    async () => {
      const folder = newFolder();
      copyFileSync('ops/compose.yaml', join(folder, 'compose.yaml'));
      for (const name of ['tarakki.env', 'backup-pass']) writeFileSync(join(folder, name), '');
      const password = `a@b/c:d#e%f'g h`;
      const names = [...compose.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => [name, password]);
      const [program = '', ...rest] = composer ?? [];
      const { stdout } = await run(program, [...rest, '-f', join(folder, 'compose.yaml'), 'config'], {
        env: { PATH: process.env.PATH, ...Object.fromEntries(names) },
      });
      const services = stdout.slice(stdout.indexOf('\nservices:'), stdout.indexOf('\nvolumes:'));
      expect(services.match(/^ {2}\w+:$/gm)).toHaveLength(5);
      expect(services.match(/^ +max-size: /gm)).toHaveLength(5);
      expect(services.replaceAll("''", "'")).toContain(`PGPASSWORD: ${password}`);
    },
  );
});
