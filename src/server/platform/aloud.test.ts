import { expect, it, onTestFinished, vi } from 'vitest';
import { aloud, SPEAKS_AFTER_MS } from './aloud';

it('says which step it is only if that takes longer than five seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const said: string[] = [];
  const lasting = (ms: number) => () => new Promise<number>((resolve) => setTimeout(resolve, ms, ms));
  const say = (step: string) => void said.push(step);
  const [short, long] = [
    aloud(say, 'Short', lasting(SPEAKS_AFTER_MS - 1)),
    aloud(say, 'Long', lasting(SPEAKS_AFTER_MS + 1)),
  ];
  await vi.advanceTimersByTimeAsync(SPEAKS_AFTER_MS + 1);
  expect([await short, await long]).toEqual([SPEAKS_AFTER_MS - 1, SPEAKS_AFTER_MS + 1]);
  expect(said).toEqual(['Long: this takes a while']);
});
