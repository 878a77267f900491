import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { MemoryDocumentHead } from '@/adapters/memory/kernel/navigation/memory-document-head';
import { ClockStoreKey } from '@/stores/kernel/shell/keys';

it('the document has the title of the first page, and of each one after it', async () => {
  const head = new MemoryDocumentHead();
  const { app, settle } = await startMemoryApp({ head });
  const first = head.shown?.title;
  expect(first).toContain('Tarakki');
  await app.arrive('/rewards', '');
  await settle();
  expect(head.shown?.title).toMatch(/rewards/i);
  expect(head.shown?.title).not.toBe(first);
});

it('the ages on the page grow while it is open', async () => {
  const { store, time } = await startMemoryApp();
  const clock = store(ClockStoreKey);
  const before = clock.now;
  time.advance(120_000);
  expect(clock.now - before).toBe(120_000);
});
