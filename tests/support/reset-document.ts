import { afterEach } from 'vitest';

/** Files of one thread share a document: what a test rendered must not reach the next file. */
afterEach(async () => {
  if (typeof document === 'undefined') return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  document.body.replaceChildren();
  document.head.replaceChildren();
});
