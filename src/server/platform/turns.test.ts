import { describe, expect, it } from 'vitest';
import { FairSlots } from './turns';

const user = (name: string): Uint8Array => Buffer.from(name);
const settled = () => new Promise((resolve) => setImmediate(resolve));

function placesFor(atOnce: number, atOnceOfUser: number) {
  const turns = new FairSlots({ atOnce, atOnceOfUser });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const works: Promise<string>[] = [];
  const send = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) {
      const work = async (): Promise<string> => {
        begun.push(name);
        await new Promise<void>((end) => ends.set(name, end));
        return name;
      };
      works.push(turns.run(user(name.charAt(0)), work));
    }
    await settled();
  };
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await settled();
  };
  return { turns, begun, works, send, end };
}

describe('places that users share', () => {
  it('go to the users in turn, however much one of them has sent before', async () => {
    const { begun, send, end, works } = placesFor(1, 1);
    await send('a1', 'a2', 'a3', 'b1', 'b2', 'c1');
    const inTurn = ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'];
    for (const name of inTurn) await end(name);
    expect(begun).toEqual(inTurn);
    expect(await Promise.all(works)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
  });

  it('are not all given to one user, so that another begins at once', async () => {
    const { turns, begun, send, end } = placesFor(3, 2);
    await send('a1', 'a2', 'a3', 'a4');
    expect([begun, turns.waitingOf(user('a'))]).toEqual([['a1', 'a2'], 2]);
    await send('b1');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('b1');
    expect(begun).toHaveLength(3);
    await end('a2');
    expect([begun.at(-1), turns.waitingOf(user('a')), turns.waitingOf(user('b'))]).toEqual(['a3', 1, 0]);
  });

  it('become free where a work fails', async () => {
    const turns = new FairSlots({ atOnce: 1, atOnceOfUser: 1 });
    const failing = turns.run(user('a'), () => Promise.reject(new Error('This one.')));
    const next = turns.run(user('a'), async () => 'next');
    await expect(failing).rejects.toThrow('This one.');
    expect(await next).toBe('next');
  });
});
