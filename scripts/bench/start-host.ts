import { fork } from 'node:child_process';
import { once } from 'node:events';
import { build } from 'esbuild';
import type { HostFacts, HostOrder } from './host/host-facts';

const OUTPUT = '.cache/bench/host.mjs';

/** A running host; `stop` ends its process. */
export interface Host extends HostFacts {
  stop(): Promise<void>;
}

/**
 * Bundles the host as the server is bundled: what runs TypeScript directly would add its own cost to every function of the product and to
 * none of the packages.
 */
export async function buildHost(): Promise<void> {
  await build({
    entryPoints: ['scripts/bench/host/host.ts'],
    outfile: OUTPUT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
}

/** Starts a host on an empty database and waits until it is filled and serves. */
export async function startHost(order: HostOrder): Promise<Host> {
  const child = fork(OUTPUT, { env: { ...process.env, NODE_ENV: 'production' }, execArgv: [] });
  const exited = once(child, 'exit');
  child.send(order);
  const [answer] = await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error('The host ended before it served.'))),
  ]);
  const facts: HostFacts = JSON.parse(String(answer));
  return {
    ...facts,
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
