import { parentPort } from 'node:worker_threads';
import { linkedPageOf } from './page-html';
import type { PageTask } from './page-parser';

parentPort?.on('message', ({ html, address }: PageTask) => {
  parentPort?.postMessage(linkedPageOf(html, new URL(address)));
});
parentPort?.postMessage(null);
