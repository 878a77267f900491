import { afterEach } from 'vitest';

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  // Code that comes later is compiled while a test waits for it.
  configure({ asyncUtilTimeout: 60_000 });
}

/** Files of one thread share a document: what a test rendered must not reach the next file. */
afterEach(async () => {
  if (typeof document === 'undefined') return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  document.body.replaceChildren();
  document.head.replaceChildren();
});
