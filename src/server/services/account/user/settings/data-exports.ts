import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { DataExport } from '@/contract/generated/user';
import { EXPORT_KEPT_DAYS, MAX_EXPORTS_PER_DAY, TOO_MANY_EXPORTS } from '@/core/account/settings/data-export.rules';
import { DAY_MS, dayInIndia, secondsToMidnightInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { UserHandlers } from '@/server/contract/generated/user';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import { countOfDay } from '@/server/platform/contributing/contributing.queries';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import type { PersonalRegistry, PersonalScope } from '@/server/platform/personal/personal-data';
import { personalScope } from '@/server/platform/personal/personal-scope';
import { sealMoment, unsealMoment } from '@/server/platform/sealed-moment';
import { lockUser } from '@/server/platform/sessions/session.queries';
import type { RowOf } from '@/server/platform/sql-types';
import { addExport, exportsOfUser, failExport, finishExport, noteProgress } from './data-export.queries';
import type { ExportedPhoto, ExportedTable } from './export-archive';
import { lockFile, zipExport } from './export-archive';

export interface DataExportsDeps extends Pick<PersonalScope, 'database' | 'authorship' | 'publish' | 'now'> {
  readonly files: Pick<StoredFiles, 'discard' | 'get'>;
  readonly personalData: PersonalRegistry;
  readonly brand: string;
}

type ExportRow = RowOf<typeof exportsOfUser.columns>;

/** Time without progress after which the process is considered dead. */
const STALE_MS = 60_000;
/** The padded size of a sealed key in bytes. */
const KEY_SEAL_BYTES = 128;

/** Creates exports in the background, which are downloaded once (`registerExportDownload`). */
export function createDataExports(deps: DataExportsDeps): Pick<UserHandlers, 'listExports' | 'startExport'> {
  const { database, authorship, now } = deps;

  const present = ({ id, state, progress, created_on, expires_on, worked_seal }: ExportRow): DataExport => {
    const workedAt = worked_seal === null ? 0 : unsealMoment(authorship, Buffer.from(id), worked_seal);
    const isStale = state === 'making' && now() - workedAt > STALE_MS;
    return {
      exportId: id,
      state: isStale ? 'failed' : state,
      progress,
      createdOn: created_on,
      expiresOn: expires_on,
    };
  };

  return {
    async listExports({ viewer }) {
      const rows = await database.query(exportsOfUser, viewer.userId, dayInIndia(now()));
      return { status: 200, body: { items: rows.map(present) } };
    },

    async startExport({ viewer, log }) {
      const today = dayInIndia(now());
      const { row, isNew } = await database.transaction(async (tx) => {
        // Two tabs start one export.
        await tx.query(lockUser, viewer.userId);
        const known = await tx.query(exportsOfUser, viewer.userId, today);
        const underWay = known.find((one) => present(one).state === 'making');
        if (underWay !== undefined) return { row: underWay, isNew: false };
        const ofDay = authorship.requestRef(viewer.personaRef, `exports ${today}`);
        if ((await tx.query(countOfDay, ofDay, MAX_EXPORTS_PER_DAY)).length === 0) throw tooMany(now());
        const expires = dayInIndia(now() + EXPORT_KEPT_DAYS * DAY_MS);
        const id = randomUUID();
        const worked = sealMoment(authorship, Buffer.from(id), now());
        const [added] = await tx.query(addExport, id, viewer.userId, today, expires, worked);
        if (added === undefined) throw new Error('An export was not stored.');
        return { row: added, isNew: true };
      });
      if (isNew) void makeExport(deps, viewer, row.id, log);
      return { status: 202, body: present(row) };
    },
  };
}

async function makeExport(
  deps: DataExportsDeps,
  viewer: Viewer,
  exportId: string,
  log: FastifyBaseLogger,
): Promise<void> {
  const { database, authorship, brand, now, personalData } = deps;
  try {
    const scope = personalScope(personalData, deps, viewer);
    const sources = [...personalData.values()].flatMap((data) => data.exports ?? []);
    const tables: ExportedTable[] = [];
    for (const source of sources) {
      tables.push({ name: source.name, rows: await source.read(scope) });
      // Counts the archive itself as the last part.
      const progress = Math.round((100 * tables.length) / (sources.length + 1));
      await database.query(noteProgress, exportId, progress, sealMoment(authorship, Buffer.from(exportId), now()));
    }
    const zip = await zipExport(brand, tables, await picturesOf(deps, scope));
    const { locked, ...key } = lockFile(zip);
    const sealed = authorship.sealJson(viewer.personaRef, key, KEY_SEAL_BYTES);
    await database.query(finishExport, exportId, sealed, locked);
  } catch (error) {
    log.error({ err: error }, 'an export could not be made');
    await database.query(failExport, exportId).catch((failure: unknown) => log.error({ err: failure }, 'nor noted'));
  }
}

async function picturesOf(
  { files, personalData }: DataExportsDeps,
  scope: PersonalScope,
): Promise<readonly ExportedPhoto[]> {
  const photos: ExportedPhoto[] = [];
  for (const { pictures } of personalData.values()) {
    for (const { name, key } of (await pictures?.(scope)) ?? []) {
      const content = await files.get(key);
      if (content !== null) photos.push({ name: `${name}.webp`, content });
    }
  }
  return photos;
}

function tooMany(now: number): Problem {
  return new Problem(429, 'too_many_requests', TOO_MANY_EXPORTS, {}, secondsToMidnightInIndia(now));
}
