import { Container } from 'inversify';
import { expect, it } from 'vitest';
import { wire } from './wire';

class Clock {}
class Watch {
  readonly clock: Clock;
  constructor(clock: Clock) {
    this.clock = clock;
  }
}

it('makes one object of a class per container, of the parts that are named', () => {
  const module = wire((provide) => {
    provide(Clock, []);
    provide(Watch, [Clock], 'watch');
  });
  const containers = [new Container(), new Container()].map((container) => {
    container.load(module);
    return container;
  });
  const [first, second] = containers.map((container) => container.get<Watch>('watch'));
  expect(first).toBe(containers[0]?.get('watch'));
  expect(first?.clock).toBe(containers[0]?.get(Clock));
  expect(first).not.toBe(second);
});
