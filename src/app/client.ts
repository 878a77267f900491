import { quietConsole } from '@/adapters/browser/quiet-console';
import { yieldToPage } from '@/adapters/browser/yield-to-page';

/** Runs each step as its own task, because together they would block a tap on a slow phone. */
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
