import { describe, expect, it } from 'vitest';
import type { Part } from './run-parts';
import { runParts } from './run-parts';

async function logOf(cores: number, ...wanted: readonly Omit<Part<string>, 'run'>[]): Promise<readonly string[]> {
  const log: string[] = [];
  const parts = wanted.map((part) => ({ ...part, run: async () => `result of ${part.name}` }));
  await runParts(parts, cores, {
    started: (name) => log.push(`+${name}`),
    ended: ({ name }) => log.push(`-${name}`),
  });
  return log;
}

describe('runParts', () => {
  it('runs one after another on one core', async () => {
    expect(await logOf(1, { name: 'a' }, { name: 'b' })).toEqual(['+a', '-a', '+b', '-b']);
  });

  it('runs side by side as many as there are cores', async () => {
    expect((await logOf(2, { name: 'a' }, { name: 'b' }, { name: 'c' })).slice(0, 3)).toEqual(['+a', '+b', '-a']);
  });

  it('lets a part that needs another wait, and the next one pass', async () => {
    const log = await logOf(2, { name: 'a' }, { name: 'b', after: ['a'] }, { name: 'c' });
    expect(log.slice(0, 2)).toEqual(['+a', '+c']);
    expect(log.indexOf('+b')).toBeGreaterThan(log.indexOf('-a'));
  });

  it('lets a part wait until its cores are free, and a smaller one pass', async () => {
    const log = await logOf(2, { name: 'a' }, { name: 'b', cores: 2 }, { name: 'c' });
    expect(log.slice(0, 2)).toEqual(['+a', '+c']);
    expect(log.indexOf('+b')).toBeGreaterThan(log.indexOf('-c'));
    await expect(logOf(2, { name: 'a', cores: 3 })).rejects.toThrow('Never ready: a.');
  });

  it('returns what each part came to', async () => {
    const listener = { started: () => undefined, ended: () => undefined };
    const [ended] = await runParts([{ name: 'a', run: async () => 42 }], 2, listener);
    expect(ended).toMatchObject({ name: 'a', outcome: 42 });
    expect(ended?.seconds).toBeGreaterThanOrEqual(0);
  });

  it('throws where a part waits for one that is not there', async () => {
    await expect(logOf(2, { name: 'a', after: ['z'] })).rejects.toThrow('Never ready: a.');
  });
});
