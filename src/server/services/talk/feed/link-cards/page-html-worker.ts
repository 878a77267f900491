import { parentPort } from 'node:worker_threads';
import { linkedPageOf } from './page-html';
import type { PageTask } from './page-parser';

/** The program of the thread that reads the HTML of pages. Its first message says that it has started. */
parentPort?.on('message', ({ html, address }: PageTask) => {
  parentPort?.postMessage(linkedPageOf(html, new URL(address)));
});
parentPort?.postMessage(null);
