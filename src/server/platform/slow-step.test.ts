import { expect, it, onTestFinished, vi } from 'vitest';
import { announceSlowStep, SLOW_STEP_MS } from './slow-step';

it('says which step it is only if that takes longer than five seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const said: string[] = [];
  const lasting = (ms: number) => () => new Promise<number>((resolve) => setTimeout(resolve, ms, ms));
  const say = (step: string) => void said.push(step);
  const [short, long] = [
    announceSlowStep(say, 'Short', lasting(SLOW_STEP_MS - 1)),
    announceSlowStep(say, 'Long', lasting(SLOW_STEP_MS + 1)),
  ];
  await vi.advanceTimersByTimeAsync(SLOW_STEP_MS + 1);
  expect([await short, await long]).toEqual([SLOW_STEP_MS - 1, SLOW_STEP_MS + 1]);
  expect(said).toEqual(['Long: this takes a while']);
});
