import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { PROMPT_PAUSE_MS } from '@/core/research/contribute/prompt-pauses';
import { PromptsKey } from './keys';

it('[ST-PROMPT-EXPIRY] a prompt that is put off stays away for its own time, and no other does', async () => {
  const { store, time, storage, world, me } = await startMemoryApp({ as: 'newcomer', address: '/features' });
  const prompts = store(PromptsKey);
  expect(prompts.popup).toEqual({ eligible: true, type: 'review', mode: 'new' });
  prompts.pause('review');
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
