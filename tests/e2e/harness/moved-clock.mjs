/** Loaded before the product: its parent process moves the clock that the process reads by messages of `{ passMs }`. Timers of an hour or more end when it passes them. */
import { ServerResponse } from 'node:http';

const RealDate = Date;
const HOUR_MS = 3_600_000;
let passed = 0;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + passed);
    else super(...given);
  }

  static now() {
    return RealDate.now() + passed;
  }
};

// Node writes the header `date` by a clock of its own, and pages follow that header.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...given) {
  if (passed > 0) this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, given);
};

/** The hourly tasks of the product: the end of each timer, by the moved clock, and what it calls. */
const longTimers = new Map();
const start = globalThis.setTimeout;
const stop = globalThis.clearTimeout;

globalThis.setTimeout = Object.assign((callback, delay, ...given) => {
  if (!(delay >= HOUR_MS)) return start(callback, delay, ...given);
  const timer = start(() => {
    longTimers.delete(timer);
    callback(...given);
  }, delay);
  longTimers.set(timer, { end: Date.now() + delay, callback: () => callback(...given) });
  return timer;
}, start);

globalThis.clearTimeout = (timer) => {
  longTimers.delete(timer);
  stop(timer);
};

process.on('message', ({ passMs }) => {
  passed += passMs;
  for (const [timer, { end, callback }] of longTimers) {
    if (end > Date.now()) continue;
    clearTimeout(timer);
    callback();
  }
});
// The product ends when its own work does.
process.channel?.unref();
