import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFile } from '@/server/platform/project-folder';

export interface Nginx {
  stop(): Promise<void>;
}

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

export interface NginxPlace {
  /** `host:port`. */
  readonly listen: string;
  readonly processes: readonly string[];
  /** The command that runs nginx elsewhere, such as `ip netns exec a`. */
  readonly inside?: readonly string[];
}

export function startNginx(port: number, processes: readonly number[]): Promise<Nginx> {
  return startNginxAt({ listen: `127.0.0.1:${port}`, processes: processes.map((one) => `127.0.0.1:${one}`) });
}

/** Runs the shipped configuration without certificates. */
export async function startNginxAt({ listen, processes, inside = [] }: NginxPlace): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'tarakki-nginx-'));
  const sample = readFileSync(projectFile('ops', 'nginx.conf'), 'utf8');
  const [, rest = ''] = /^ +server 127\.0\.0\.1:\d+(.*)$/m.exec(sample) ?? [];
  const servers = processes.map((process) => `  server ${process}${rest}\n`).join('');
  const site = sample
    .replace(/(?:^ +server 127.*\n)+/m, servers)
    .replace('listen 80;', `listen unix:${join(folder, 'redirect.sock')};`)
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replace('listen 443 ssl http2;', `listen ${listen};`)
    .replaceAll(/^ *ssl_certificate.*$/gm, '')
    .replaceAll('$host;', `$http_host;`);
  const errors = join(folder, 'errors.log');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const configuration = `
    daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log ${errors} warn;
    events { worker_connections 1024; }
    http { ${paths.join(' ')} ${site} }`;
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  const [program = 'nginx', ...before] = [...inside, 'nginx'];
  const child = spawn(program, [...before, '-c', join(folder, 'nginx.conf'), '-e', errors], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  await Promise.race([
    answers(listen),
    ended.then(([code]) => {
      throw new Error(`nginx ended with ${code}: ${readFileSync(errors, 'utf8')}`);
    }),
  ]);
  return {
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(listen: string): Promise<void> {
  while (!(await fetch(`http://${listen}/healthz`).then(Boolean, () => false)))
    await new Promise((resolve) => setTimeout(resolve, 50));
}
