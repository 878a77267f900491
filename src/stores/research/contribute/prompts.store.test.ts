import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import { ok } from '@/core/kernel/common/result';
import { CONTRIBUTION_KINDS } from '@/core/research/contribute/contribution-kind';
import { PROMPT_PAUSE_MS, PromptPauses } from '@/core/research/contribute/prompt-pauses';
import { PromptsKey } from './keys';
import { PromptsStore } from './prompts.store';

it('[ST-PROMPT-EXPIRY] a prompt that is put off stays away for its own time, and no other does', async () => {
  const { store, time, storage, world, me } = await startMemoryApp({ as: 'newcomer', address: '/features' });
  const prompts = store(PromptsKey);
  expect(prompts.popup).toEqual({ eligible: true, type: 'review', mode: 'new' });
  prompts.pause('review');
  expect([prompts.asksFor('review'), prompts.asksFor('salary')]).toEqual([false, true]);
  expect([prompts.isPaused('review'), prompts.isPaused('interview')]).toEqual([true, false]);
  time.advance(PROMPT_PAUSE_MS / 2);
  prompts.pause('interview');
  time.advance(PROMPT_PAUSE_MS / 2);
  prompts.recall();
  expect(prompts.isPaused('review')).toBe(false);
  expect(prompts.isPaused('interview')).toBe(true);
  const guest = await startMemoryApp({ storage, world, me, address: '/features' });
  guest.store(PromptsKey).recall();
  expect(guest.store(PromptsKey).isPaused('interview')).toBe(false);
  expect(guest.store(PromptsKey).popup).toBeNull();
});

it.each([
  [{ type: 'interview', mode: 'generic' }, ['interview']],
  [{ type: 'review', mode: 'pending' }, []],
  [{ type: null, mode: 'generic' }, []],
] as const)('after %j it asks for %j alone, since the others may be contributed', async (popup, asked) => {
  const prompts = new PromptsStore(
    { getContributionPopup: () => Promise.resolve(ok({ eligible: true, ...popup })) },
    new PromptPauses(new MemoryStorage(), { now: () => 0 }),
    { userId: 'asha' },
  );
  await prompts.load();
  expect(CONTRIBUTION_KINDS.filter(prompts.asksFor)).toEqual(asked);
});
