import type { Viewer } from '@/server/contract/viewer';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import { visitedCompanies } from '../../aggregation/browsing-history/browsing-history.queries';
import { StoredVisits } from '../../aggregation/browsing-history/stored-visits';
import { storedKeysOf } from '../../feed/post-media/post-image';
import { SavedOffers } from '../../feed/salary-offers/saved-offers';
import { createdOf } from '../../notification/notifications/notification-seals';
import { careerOfPersona } from '../career-status/career.queries';
import { openEmail } from '../career-status/career-email';
import { linkOfPersona } from '../job-portal/portal-links.queries';
import type { ExperienceKind } from '../my-profile/my-profile.queries';
import { experiencesOfUser, photoOfUser } from '../my-profile/my-profile.queries';
import { sealOwner } from '../my-profile/stored-experiences';
import { CONTRIBUTION_TABLES } from './contribution-tables.queries';
import type { TableRow } from './csv';
import type { ExportedPhoto, ExportedTable } from './export-archive';
import {
  exportedComments,
  exportedCommentVotes,
  exportedNotifications,
  exportedOfPersona,
  exportedOfUser,
  exportedOfVoter,
  exportedPicks,
  exportedPosts,
  exportedSessions,
  exportedVersions,
  exportedVotes,
  picturesOfContributions,
} from './export-sources.queries';
import { OwnContributions } from './own-contributions';

export interface ExportDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly files: Pick<StoredFiles, 'get'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** One table of an export. */
export interface ExportSource {
  /** Of its files, and of its member in the JSON. */
  readonly name: string;
  read(): Promise<readonly TableRow[]>;
}

/** Everything that is stored about a user, table by table. What a feature stores is listed here, or the export is not whole. */
export function exportSourcesOf(deps: ExportDeps, viewer: Viewer): readonly ExportSource[] {
  const { database, authorship } = deps;
  const { userId, personaRef } = viewer;
  const own = new OwnContributions(database, authorship);
  const saved = new SavedOffers(authorship);
  return [
    ...Object.entries(exportedOfUser).map(([name, statement]) => ({
      name,
      read: async () => (await database.query(statement, userId)).map(({ row }) => row),
    })),
    {
      name: 'sessions',
      read: async () => (await database.query(exportedSessions, authorship.ownerRef(userId))).map(({ row }) => row),
    },
    { name: 'visited_companies', read: () => visitRows(deps, personaRef) },
    ...Object.entries(exportedOfPersona).map(([name, statement]) => ({
      name,
      read: async () => (await database.query(statement, personaRef)).map(({ row }) => row),
    })),
    { name: 'work_experience', read: () => experienceRows(deps, userId, 'work') },
    { name: 'education', read: () => experienceRows(deps, userId, 'education') },
    { name: 'job_portal', read: () => portalRows(deps, personaRef) },
    { name: 'career', read: () => careerRows(deps, personaRef) },
    {
      name: 'posts',
      read: async () => (await database.query(exportedPosts, await own.posts(personaRef))).map(({ row }) => row),
    },
    {
      name: 'comments',
      read: async () => (await database.query(exportedComments, await own.comments(personaRef))).map(({ row }) => row),
    },
    { name: 'earlier_texts', read: () => versionRows(database, own, personaRef) },
    ...CONTRIBUTION_TABLES.map((table) => ({
      name: table.name,
      read: async () => (await database.query(table.exported, await own.of(table, personaRef))).map(({ row }) => row),
    })),
    {
      name: 'votes',
      read: async () => (await database.query(exportedVotes, authorship.voterRef(personaRef))).map(({ row }) => row),
    },
    {
      name: 'comment_votes',
      read: async () =>
        (await database.query(exportedCommentVotes, authorship.voterRef(personaRef))).map(({ row }) => row),
    },
    ...Object.entries(exportedOfVoter).map(([name, statement]) => ({
      name,
      read: async () => (await database.query(statement, authorship.voterRef(personaRef))).map(({ row }) => row),
    })),
    {
      name: 'picks',
      read: async () => (await database.query(exportedPicks, authorship.voterRef(personaRef))).map(({ row }) => row),
    },
    { name: 'seen_posts', read: async () => (await own.seenPosts(personaRef)).map((post_id) => ({ post_id })) },
    {
      name: 'salary_offers',
      read: async () => (await saved.list(database, personaRef)).map((offer) => ({ ...offer })),
    },
    { name: 'notifications', read: () => notificationRows(deps, personaRef) },
  ];
}

async function visitRows({ database, authorship, now }: ExportDeps, persona: Uint8Array): Promise<readonly TableRow[]> {
  const visits = await new StoredVisits(authorship).list(database, persona, now());
  const companies = await database.query(
    visitedCompanies,
    visits.map(({ companyId }) => companyId),
  );
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  return visits.map(({ companyId, day }) => ({ name: names.get(companyId) ?? null, visited_on: day }));
}

async function versionRows(
  database: Database,
  own: OwnContributions,
  persona: Uint8Array,
): Promise<readonly TableRow[]> {
  const rows = await database.query(exportedVersions, await own.posts(persona), await own.comments(persona));
  return rows.map(({ row }) => row);
}

async function portalRows({ database, authorship }: ExportDeps, persona: Uint8Array): Promise<readonly TableRow[]> {
  const rows = await database.query(linkOfPersona, persona);
  return rows.map(({ account_seal }) => ({
    consented: true,
    account: account_seal === null ? null : authorship.unsealJson(persona, account_seal),
  }));
}

async function careerRows({ database, authorship }: ExportDeps, persona: Uint8Array): Promise<readonly TableRow[]> {
  const rows = await database.query(careerOfPersona, persona);
  return rows.map((row) => {
    const { email_seal: _sealed, ...told } = row;
    return { ...told, email: openEmail(authorship, persona, row) };
  });
}

async function notificationRows(
  { database, authorship }: ExportDeps,
  persona: Uint8Array,
): Promise<readonly TableRow[]> {
  const inbox = authorship.inboxRef(persona);
  const rows = await database.query(exportedNotifications, inbox);
  return rows
    .map((row) => ({ ...row, created: createdOf(authorship, inbox, row) }))
    .sort((one, other) => one.created - other.created)
    .map(({ created, variant_id, payload_seal }) => ({
      created_at: new Date(created).toISOString(),
      about: variant_id,
      payload: authorship.unsealJson(inbox, payload_seal),
    }));
}

async function experienceRows(
  { database, authorship }: ExportDeps,
  userId: string,
  kind: ExperienceKind,
): Promise<readonly TableRow[]> {
  const rows = await database.query(experiencesOfUser, userId, kind);
  return rows.map(({ entry_seal }) => Object.assign({}, authorship.unsealJson(sealOwner(userId), entry_seal)));
}

/** The user's own pictures: their photo, and those in what they contributed, which `tables` hold. */
export async function exportedPhotosOf(
  { database, files }: ExportDeps,
  userId: string,
  tables: readonly ExportedTable[],
): Promise<readonly ExportedPhoto[]> {
  const [photo] = await database.query(photoOfUser, userId);
  const given = await database.query(picturesOfContributions, idsIn(tables, 'posts'), idsIn(tables, 'company_photos'));
  const named = [
    ...(photo === undefined ? [] : [{ name: 'profile', key: photo.file_key }]),
    ...given.map(({ kind, file_key }) => ({ name: `${kind}-${file_key}`, key: storedKeysOf(file_key)[0] })),
  ];
  const photos: ExportedPhoto[] = [];
  for (const { name, key } of named) {
    const content = await files.get(key);
    if (content !== null) photos.push({ name: `${name}.webp`, content });
  }
  return photos;
}

function idsIn(tables: readonly ExportedTable[], name: string): readonly string[] {
  return tables.filter((table) => table.name === name).flatMap(({ rows }) => rows.map(({ id }) => String(id)));
}
