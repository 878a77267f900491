/** Loaded before the product: its parent process moves the clock that the process reads by messages of `{ passMs }`. */

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

process.on('message', ({ passMs }) => {
  passed += passMs;
});
// The product ends when its own work does.
process.channel?.unref();
