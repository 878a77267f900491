import { failureOf } from '@tests/support/failure-of';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure } from './failure';
import { OptimisticWrite } from './optimistic-write';
import type { Result } from './result';
import { fail, ok } from './result';

const lost = failureOf(null);

class Desk {
  readonly stored = new Map<string, number>();
  readonly shown = new Map<string, number>();
  readonly sent: number[] = [];
  private readonly underWay = new Map<string, number>();
  mostAtOnce = 0;

  readonly write = new OptimisticWrite<string, number, number>({
    keyOf: (name) => name,
    show: (name, value) => this.shown.set(name, value),
    save: (name, value) => this.save(name, value),
    confirm: (name, saved) => this.shown.set(name, saved),
    painted: () => this.painted(),
  });

  constructor(
    private readonly answer: (value: number) => Promise<boolean>,
    private readonly painted = () => Promise.resolve(),
  ) {}

  async set(name: string, value: number): Promise<Result<number, Failure> | null> {
    return await this.write.write(name, this.stored.get(name) ?? 0, value);
  }

  private async save(name: string, value: number): Promise<Result<number, Failure>> {
    this.sent.push(value);
    const now = (this.underWay.get(name) ?? 0) + 1;
    this.underWay.set(name, now);
    this.mostAtOnce = Math.max(this.mostAtOnce, now);
    const isTaken = await this.answer(value);
    this.underWay.set(name, now - 1);
    if (!isTaken) return fail(lost);
    this.stored.set(name, value);
    return ok(value);
  }
}

const taking = () => Promise.resolve(true);

describe('a write', () => {
  it('shows at once and is saved', async () => {
    const desk = new Desk(taking);
    const write = desk.set('a', 1);
    expect(desk.shown.get('a')).toBe(1);
    expect(await write).toEqual(ok(1));
  });

  it('sends the last intent of several, and only that one beside the first', async () => {
    const desk = new Desk(taking);
    const answers = await Promise.all([1, 2, 3].map((value) => desk.set('a', value)));
    expect(answers).toEqual([ok(3), null, null]);
    expect(desk.sent).toEqual([1, 3]);
    expect(desk.shown.get('a')).toBe(3);
  });

  it('sends nothing more where the last intent is the one under way', async () => {
    const desk = new Desk(taking);
    await Promise.all([1, 2, 1].map((value) => desk.set('a', value)));
    expect(desk.sent).toEqual([1]);
  });

  it('goes back to what was saved last where it is refused', async () => {
    const desk = new Desk((value) => Promise.resolve(value < 3));
    await desk.set('a', 1);
    const answers = await Promise.all([desk.set('a', 2), desk.set('a', 5)]);
    expect(answers).toEqual([fail(lost), null]);
    expect(desk.shown.get('a')).toBe(2);
  });

  it('of one target does not wait for another', async () => {
    const desk = new Desk(taking);
    await Promise.all([desk.set('a', 1), desk.set('b', 2)]);
    expect(desk.sent).toEqual([1, 2]);
  });

  it('that is forgotten changes nothing any more, and the next one begins again', async () => {
    const desk = new Desk(taking);
    const write = desk.set('a', 1);
    desk.write.forget();
    desk.shown.set('a', 0);
    expect(await write).toBeNull();
    expect(desk.shown.get('a')).toBe(0);
    expect(await desk.set('a', 2)).toEqual(ok(2));
  });

  it('is sent once the page has been painted with it, and not at all where it is forgotten before', async () => {
    let paint = () => {};
    const painted = () => new Promise<void>((resolve) => (paint = resolve));
    const desk = new Desk(taking, painted);
    const write = desk.set('a', 1);
    expect([desk.shown.get('a'), desk.sent]).toEqual([1, []]);
    paint();
    expect(await write).toEqual(ok(1));
    const forgotten = desk.set('a', 2);
    desk.write.forget();
    paint();
    expect(await forgotten).toBeNull();
    expect(desk.sent).toEqual([1]);
  });
});

it('shows in the end what the service has, with one call per target at a time, in whatever order answers come', async () => {
  const step = fc.record({ name: fc.constantFrom('a', 'b'), value: fc.nat(9), isAnswered: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 12 }), async (scheduler, steps) => {
      const desk = new Desk((value) => scheduler.schedule(Promise.resolve(value % 3 !== 0)));
      const writes = [];
      for (const { name, value, isAnswered } of steps) {
        writes.push(desk.set(name, value));
        if (isAnswered && scheduler.count() > 0) await scheduler.waitOne();
      }
      await scheduler.waitFor(Promise.all(writes));
      for (const [name, value] of desk.shown) expect(value).toBe(desk.stored.get(name) ?? 0);
      expect(desk.mostAtOnce).toBeLessThanOrEqual(1);
    }),
  );
});
