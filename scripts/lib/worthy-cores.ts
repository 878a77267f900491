import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

const MEASURED_MS = 500;

const BUSY_THREAD = `
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.once('message', () => {
    const end = performance.now() + workerData;
    let rounds = 0;
    for (let value = 1; performance.now() < end; rounds += 1)
      for (let turn = 0; turn < 20000; turn += 1) value = (value * 48271) % 2147483647;
    parentPort.postMessage(rounds);
  });
  parentPort.postMessage('ready');
`;

export function usefulCores(threads: number, { alone, together }: { alone: number; together: number }): number {
  return Math.min(threads, Math.max(2, Math.round(together / alone)));
}

export async function measureCores(): Promise<number> {
  const threads = availableParallelism();
  const cores = usefulCores(threads, { alone: await workOf(1), together: await workOf(threads) });
  console.log(`${threads} threads at once do the work of ${cores} cores: so many parts run side by side.`);
  return cores;
}

async function workOf(threads: number): Promise<number> {
  const workers = Array.from(
    { length: threads },
    () => new Worker(BUSY_THREAD, { eval: true, execArgv: [], workerData: MEASURED_MS }),
  );
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  const ended = Promise.all(workers.map((worker) => once(worker, 'message')));
  for (const worker of workers) worker.postMessage('begin');
  const done = (await ended).map(([rounds]) => Number(rounds));
  return done.reduce((sum, rounds) => sum + rounds, 0);
}
