import type { Mailer } from '@/server/platform/mail/mailer.port';
import type { OutboxDeps } from '@/server/platform/mail/outbox';
import { Outbox } from '@/server/platform/mail/outbox';
import { DISABLED_METRICS } from '@/server/platform/metrics/metrics';

export function anOutbox(parts: Pick<OutboxDeps, 'database' | 'authorship' | 'now'> & Partial<OutboxDeps>): Outbox {
  const place = { address: { origin: 'https://tarakki.example' }, brand: 'Tarakki' };
  const mailer: Mailer = { send: async () => undefined };
  return new Outbox({ ...place, mailer, metrics: DISABLED_METRICS, log: { error: () => undefined }, ...parts });
}
