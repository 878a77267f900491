import { quietConsole } from '@/adapters/browser/quiet-console';
import { yieldToPage } from '@/adapters/browser/yield-to-page';

/** The file itself, React, the app's own modules and the start are a task each: together they would keep a slow phone from a tap. */
async function run(): Promise<void> {
  if (!import.meta.env.DEV) quietConsole(console);
  await yieldToPage();
  const { hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToPage();
  const { startPage } = await import(/* webpackMode: "eager" */ './start-page');
  await yieldToPage();
  await startPage(hydrateRoot);
}

void run();
