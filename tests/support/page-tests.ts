import { afterEach } from 'vitest';

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  // Lazy code is compiled while a test waits.
  configure({ asyncUtilTimeout: 60_000 });
}

/** Files of a thread share a document. */
afterEach(async () => {
  if (typeof document === 'undefined') return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  document.body.replaceChildren();
  document.head.replaceChildren();
});
