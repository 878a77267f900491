/** Loaded before the product: its parent process moves the clock that the process reads by messages of `{ passMs }`. */
import { ServerResponse } from 'node:http';

const RealDate = Date;
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

process.on('message', ({ passMs }) => {
  passed += passMs;
});
// The product ends when its own work does.
process.channel?.unref();
