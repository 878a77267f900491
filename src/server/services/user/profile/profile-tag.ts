import type { Viewer } from '@/server/contract/viewer';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { appearancesOf } from './appearance';
import type { AppearanceRow } from './appearance.queries';
import { appearanceOfPersona } from './appearance.queries';

/** Returns the tag of the profiles that a persona may write under; no row where the persona is not needed yet. */
export function profileTagOf(authorship: Authorship, persona: Uint8Array, row: AppearanceRow | undefined): string {
  return authorship.profileTag(persona, JSON.stringify(row === undefined ? [] : appearancesOf(row)));
}

/** Returns what finds the tag of the session's profiles as they are now. */
export function findProfileTag(database: Database, authorship: Authorship): (viewer: Viewer) => Promise<string> {
  return async ({ personaRef }) => {
    const [row] = await database.query(appearanceOfPersona, personaRef);
    return profileTagOf(authorship, personaRef, row);
  };
}
