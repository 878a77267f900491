import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { plainPage } from '@/server/platform/http/plain-page';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { isUuid } from '@/server/platform/uuid';
import { claimExport, removeExpiredExports } from './data-export.queries';
import { ArchiveKey, unlockFile } from './export-archive';

export interface ExportDownloadDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly sessions: Pick<Sessions, 'authenticate'>;
  readonly brand: string;
  readonly now: () => number;
}

const GONE = `<p>It was downloaded already, it has expired, or it belongs to another account. Log in and make a new one.</p>
<p><a href="/settings/manage-account">To your account</a></p>`;

/**
 * Serves `/download/export/{exportId}` once, to its user only, 404 otherwise. Outside the contract, because the browser
 * downloads it without a script. The origin guard blocks other sites.
 */
export function registerExportDownload(app: FastifyInstance, deps: ExportDownloadDeps): void {
  const { database, authorship, sessions, brand, now } = deps;
  // A HEAD request would use the export up.
  const options = { exposeHeadRoute: false };
  app.get<{ Params: { readonly exportId: string } }>('/download/export/:exportId', options, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const { exportId } = request.params;
    const viewer = await sessions.authenticate(request, reply);
    const [taken] =
      viewer === null || !isUuid(exportId)
        ? []
        : await database.query(claimExport, exportId, viewer.userId, dayInIndia(now()));
    if (viewer === null || taken?.key_seal == null || taken.content === null) {
      reply.code(404).type('text/html; charset=utf-8');
      return plainPage('This export is not there', GONE, brand);
    }
    const key = v.parse(ArchiveKey, authorship.unsealJson(viewer.personaRef, taken.key_seal));
    const zip = unlockFile(key, taken.content);
    reply.header('content-disposition', 'attachment; filename="my-data.zip"').type('application/zip');
    return zip;
  });
}

export async function purgeExports({ database, now }: Pick<ExportDownloadDeps, 'database' | 'now'>): Promise<void> {
  await database.query(removeExpiredExports, dayInIndia(now()));
}
