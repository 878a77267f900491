import { expect, it } from 'vitest';
import { DatabaseUnavailable } from './database-unavailable';
import { PgliteEngine } from './pglite-engine';

const panic = Object.assign(new Error('could not write to file "xlogtemp.42"'), { severity: 'PANIC', code: '53100' });

function aDatabase(name: string, error: Error) {
  const reached: string[] = [];
  const fail = async (message: Uint8Array): Promise<never> => {
    reached.push(String(message));
    throw error;
  };
  const pglite = {
    execProtocol: fail,
    execProtocolStream: fail,
    close: async (): Promise<void> => {
      reached.push('close');
    },
  };
  return { name, pglite, reached };
}

it('sends nothing to a database that has given itself up, and opens another once there is room', async () => {
  const first = aDatabase('first', panic);
  const second = aDatabase('second', new Error('a mistake in a statement'));
  let hasRoom = false;
  let openings = 0;
  const engine = new PgliteEngine(first, {
    openAgain: async () => {
      openings += 1;
      return second;
    },
    hasRoom: () => hasRoom,
  });
  const { pglite } = await engine.use();
  await expect(pglite.execProtocolStream(Uint8Array.of(1))).rejects.toBe(panic);
  await expect(pglite.execProtocol(Uint8Array.of(2))).rejects.toThrow(DatabaseUnavailable);
  expect(first.reached).toEqual(['1']);
  await expect(engine.use()).rejects.toThrow(DatabaseUnavailable);
  hasRoom = true;
  const opened = await Promise.all([engine.use(), engine.use()]);
  expect([opened.map(({ name }) => name), openings]).toEqual([['second', 'second'], 1]);
  await expect(second.pglite.execProtocol(Uint8Array.of(3))).rejects.toThrow('a mistake');
  expect((await engine.use()).name).toBe('second');
  await engine.close();
  expect([first.reached, second.reached]).toEqual([['1'], ['3', 'close']]);
});

it('tries again where opening failed, and does not close a database whose last checkpoint has no room', async () => {
  const first = aDatabase('first', panic);
  const second = aDatabase('second', panic);
  let hasRoom = true;
  let openings = 0;
  const engine = new PgliteEngine(first, {
    openAgain: async () => {
      openings += 1;
      if (openings === 1) throw new Error('not yet');
      return second;
    },
    hasRoom: () => hasRoom,
  });
  await first.pglite.execProtocol(Uint8Array.of(1)).catch(() => undefined);
  await expect(engine.use()).rejects.toThrow('not yet');
  expect((await engine.use()).name).toBe('second');
  hasRoom = false;
  await engine.close();
  expect(second.reached).toEqual([]);
});
