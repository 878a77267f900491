import { Worker } from 'node:worker_threads';

/** The maximum time in ms without a heartbeat. */
const MAX_SILENCE_MS = 30_000;

export interface WatchdogOptions {
  readonly maxSilence: number;
  /** In ms. */
  readonly every: number;
}

/**
 * The watchdog's program. It counts its own checks instead of reading the clock, so that a suspended machine survives.
 * A thread cannot end the process gracefully.
 */
const PROGRAM = `
  const { writeSync } = require('node:fs');
  const { workerData } = require('node:worker_threads');
  const { signs, turns, every, sentence } = workerData;
  let last = -1;
  let silent = 0;
  setInterval(() => {
    const now = Atomics.load(signs, 0);
    silent = now === last ? silent + 1 : 0;
    last = now;
    if (silent < turns) return;
    writeSync(2, sentence);
    process.kill(process.pid, 'SIGKILL');
  }, every);
`;

/**
 * Kills a process whose main thread is stuck for half a minute. The embedded database can spin there, as on a full
 * disk. Acknowledged data is safe.
 */
export function startWatchdog(options: WatchdogOptions = { maxSilence: MAX_SILENCE_MS, every: 1_000 }): void {
  const { maxSilence, every } = options;
  const signs = new Int32Array(new SharedArrayBuffer(4));
  const seconds = Math.round(maxSilence / 1_000);
  const sentence =
    `\nThe server has not answered for ${seconds} seconds and ends itself. Nothing that it acknowledged is lost: start it again. ` +
    'If it happens again, look at the space on the disk of DATA_DIR first.\n';
  const worker = new Worker(PROGRAM, {
    eval: true,
    workerData: { signs, turns: Math.ceil(maxSilence / every), every, sentence },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 },
  });
  worker.unref();
  setInterval(() => Atomics.add(signs, 0, 1), every).unref();
}
