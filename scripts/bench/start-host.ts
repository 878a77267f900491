import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { bundleScript } from './bundle-script';
import type { Databases, StoredDataSet } from './databases';
import type { HostFacts, HostQuestion, SetName, SetOrder } from './host/host-facts';

export interface Host extends HostFacts {
  ask(question: HostQuestion): Promise<number>;
  stop(): Promise<void>;
}

export async function startHost(
  databases: Databases,
  kind: SetOrder['kind'],
  name: SetName,
  size: number,
): Promise<Host> {
  const place = await databases.copyOf(setOf(name, size));
  const { child, answer, exited } = await forkProcess('scripts/bench/host/host.ts');
  const ask = async (order: SetOrder | HostQuestion): Promise<string> => {
    child.send(order);
    return answer();
  };
  const facts: HostFacts = JSON.parse(await ask({ kind, place, set: name, size } satisfies SetOrder));
  return {
    ...facts,
    ask: async (question) => Number(await ask(question)),
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function setOf(name: SetName, size: number): StoredDataSet {
  return {
    name,
    size,
    async build(order) {
      const { child, exited } = await forkProcess('scripts/bench/host/build-set.ts');
      child.send(order);
      const [code] = await exited;
      if (code !== 0) throw new Error(`The set of ${name} could not be built.`);
    },
  };
}

export interface ForkedProcess {
  readonly child: ChildProcess;
  /** Rejects if the process ends first. */
  readonly answer: () => Promise<string>;
  readonly exited: Promise<unknown[]>;
}

export async function forkProcess(entry: string): Promise<ForkedProcess> {
  const script = await bundleScript(entry);
  const child = fork(script, { env: { ...process.env, NODE_ENV: 'production' }, execArgv: [] });
  const exited = once(child, 'exit');
  const ended = exited.then(() => Promise.reject(new Error(`${entry} ended before it answered.`)));
  ended.catch(() => undefined);
  return { child, exited, answer: async () => String((await Promise.race([once(child, 'message'), ended]))[0]) };
}
