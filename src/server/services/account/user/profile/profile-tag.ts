import type { TaggedProfiles, Viewer } from '@/server/contract/viewer';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { appearancesOf } from './appearance';
import type { AppearanceRow } from './appearance.queries';
import { appearanceOfPersona } from './appearance.queries';

export function shownProfilesOf(
  authorship: Authorship,
  persona: Uint8Array,
  row: AppearanceRow | undefined,
): TaggedProfiles {
  const profiles = row === undefined ? [] : appearancesOf(row);
  return { profiles, tag: authorship.profileTag(persona, JSON.stringify(profiles)) };
}

export function findShownProfiles(
  database: Database,
  authorship: Authorship,
): (viewer: Viewer) => Promise<TaggedProfiles> {
  return async ({ personaRef }) => {
    const [row] = await database.query(appearanceOfPersona, personaRef);
    return shownProfilesOf(authorship, personaRef, row);
  };
}
