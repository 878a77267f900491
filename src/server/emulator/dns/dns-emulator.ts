import type { FastifyInstance } from 'fastify';
import type { StandInRecords } from '@/server/platform/dns/stand-in-records';
import { escapeHtml } from '@/server/platform/http/plain-page';
import { documentOf, formOf } from '../emulator-document';
import { text } from '../form-values';

export const DNS_EMULATOR = '/emulator/dns';

export function registerDnsEmulator(app: FastifyInstance, records: StandInRecords): void {
  const pageOf = async (host: string): Promise<string> => {
    const lines = host === '' ? [] : await records.of(host);
    const body = `<label>Host <input name="host" required maxlength="253" autocomplete="off" value="${escapeHtml(host)}"></label>
<label>TXT records, one a line <textarea name="records" rows="4" maxlength="1000">${escapeHtml(lines.join('\n'))}</textarea></label>
<button>Save the records</button>`;
    return documentOf('Name servers', `<main><h1>Name servers</h1>${formOf(DNS_EMULATOR, {}, body)}</main>`);
  };
  app.get(DNS_EMULATOR, async ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(await pageOf(text(query, 'host').trim())),
  );
  app.post(DNS_EMULATOR, async ({ body }, reply) => {
    const host = text(body, 'host').trim();
    const lines = text(body, 'records').split(/\r?\n/);
    if (host !== '')
      await records.set(
        host,
        lines.filter((line) => line.trim() !== ''),
      );
    return reply.type('text/html; charset=utf-8').send(await pageOf(host));
  });
}
