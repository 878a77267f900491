/** Preloaded: the parent moves this process's clock with `{ passMs }`; hourly timers fire when passed. */
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

// Node's `date` header uses its own clock, and pages follow it.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...given) {
  if (passed > 0) this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, given);
};

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
