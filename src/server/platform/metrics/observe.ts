import { totalmem } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { SECOND_MS } from '@/core/kernel/common/india-calendar.rules';
import type { Files } from '../files/files.port';
import { isInternal } from '../first-view/in-process-fetch';
import type { Mailer } from '../mail/mailer.port';
import { MailRefused } from '../mail/mailer.port';
import { observeTasks } from '../schedule';
import type { Metrics, PoolUsage } from './metrics';

const API = '/api/';

export interface ObservedParts {
  readonly openSockets: () => number;
  readonly poolUse: (() => PoolUsage) | null;
  /** Returns free bytes. Null if neither database nor files are on a disk of this machine. */
  readonly freeSpace: (() => number) | null;
  /** Returns seconds since 1970, or 0 if there is none. Null without a data folder. */
  readonly lastBackup: ((step: 'taken' | 'verified') => number) | null;
}

export function observeServer(app: FastifyInstance, metrics: Metrics, parts: ObservedParts): void {
  observeTasks(app, (task) => metrics.ranTask(task));
  app.addHook('onResponse', (request, reply, done) => {
    // Pages call services in-process; those answers are part of the page's own.
    if (isInternal(request)) return done();
    const { url } = request.routeOptions;
    const [service, route] = [serviceOf(url), `${request.method} ${url ?? 'unknown'}`];
    metrics.answered({ service, route, status: reply.statusCode, milliseconds: reply.elapsedTime });
    done();
  });
  const { openSockets, poolUse, freeSpace, lastBackup } = parts;
  metrics.watch('tarakki_sockets', 'Open sockets.', openSockets);
  if (freeSpace !== null) metrics.watch('tarakki_disk_free_bytes', 'Room on the disk of the data folder.', freeSpace);
  metrics.watch('tarakki_memory_limit_bytes', 'Memory that this process may take.', memoryLimit);
  if (lastBackup !== null)
    for (const step of ['taken', 'verified'] as const)
      metrics.watch(`tarakki_backup_${step}_timestamp_seconds`, `The newest backup that was ${step}; 0 for none.`, () =>
        lastBackup(step),
      );
  if (poolUse === null) return;
  metrics.watch('tarakki_pool_size', 'The maximum of connections.', () => poolUse().size);
  metrics.watch('tarakki_pool_in_use', 'Connections in use.', () => poolUse().open - poolUse().idle);
  metrics.watch('tarakki_pool_waiting', 'Waits for a connection.', () => poolUse().waiting);
  metrics.watchSum(
    'tarakki_pool_wait_seconds_total',
    'The time that statements and transactions waited for a connection.',
    () => poolUse().waitedMs / SECOND_MS,
  );
}

/** Returns bytes: the limit of the unit or container, or the machine's memory. */
function memoryLimit(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

function serviceOf(route: string | undefined): string {
  return route?.startsWith(API) === true ? (route.slice(API.length).split('/')[0] ?? '') : 'pages';
}

export function observeMails(mailer: Mailer, metrics: Metrics): Mailer {
  return {
    send: async (mail) => {
      try {
        await mailer.send(mail);
      } catch (error) {
        metrics.endedMail(error instanceof MailRefused ? 'refused' : 'failed');
        throw error;
      }
      metrics.endedMail('sent');
    },
  };
}

export function observeFiles(files: Files, metrics: Metrics): Files {
  return {
    get: (key) => files.get(key),
    delete: (key) => files.delete(key),
    put: async (key, content) => {
      await files.put(key, content);
      metrics.storedFile(content.byteLength);
    },
  };
}
