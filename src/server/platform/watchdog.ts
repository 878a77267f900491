import { Worker } from 'node:worker_threads';

/** The longest time that the thread of the server may give no sign of life, in ms. */
const MAX_SILENCE_MS = 30_000;

export interface WatchdogOptions {
  readonly maxSilence: number;
  /** The time between two signs of life, in ms. */
  readonly every: number;
}

/**
 * The watching thread. It counts its own turns, not the clock, so that a suspended machine wakes up unharmed. It has no
 * means to end the process in order: the other thread would have to do that.
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
 * Ends the process, with a sentence on standard error, when its thread has given no sign of life for half a minute: the embedded
 * database runs on that thread, and one that spins, as on a full disk, would leave a server that neither answers nor
 * stops. What was acknowledged is on the disk, as after any kill -9.
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
