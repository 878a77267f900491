import { fork } from 'node:child_process';
import { once } from 'node:events';
import { bundleScript } from './bundle-script';
import type { HostFacts, HostOrder } from './host/host-facts';

/** A running host; `stop` ends its process. */
export interface Host extends HostFacts {
  stop(): Promise<void>;
}

/** Starts a host on an empty database and waits until it is filled and serves. */
export async function startHost(order: HostOrder): Promise<Host> {
  const script = await bundleScript('scripts/bench/host/host.ts');
  const child = fork(script, { env: { ...process.env, NODE_ENV: 'production' }, execArgv: [] });
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
