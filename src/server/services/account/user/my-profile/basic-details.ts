import type { BasicDetails } from '@/contract/generated/user';
import { bioWordsFault } from '@/core/account/my-profile/bio-words.rules';
import { lineFault } from '@/core/account/my-profile/plain-line.rules';
import type { UserHandlers } from '@/server/contract/generated/user';
import { refuseFaults } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import type { Database } from '@/server/platform/database';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { lockPersona } from '../persona/persona.queries';
import { bioOfPersona, detailsOfUser, storeBio, storeName } from './my-profile.queries';
import { photoUrlOf } from './photo-route';

export interface BasicDetailsDeps {
  readonly database: Database;
  readonly sessions: Pick<Sessions, 'refreshDisplayedUser'>;
}

type DetailOperations = 'getBasicDetails' | 'saveBasicDetails';

/** Identity and persona are read separately: nothing may join them. */
export function createBasicDetails({ database, sessions }: BasicDetailsDeps): Pick<UserHandlers, DetailOperations> {
  async function read({ userId, personaRef }: Viewer): Promise<BasicDetails> {
    const [[details], [persona]] = await Promise.all([
      database.query(detailsOfUser, userId),
      database.query(bioOfPersona, personaRef),
    ]);
    if (details === undefined) throw new Error('A session belongs to a user who does not exist.');
    const { name, email, file_key } = details;
    const photoUrl = file_key === null ? null : photoUrlOf(file_key);
    return { name, email, profileBio: persona?.bio ?? '', photoUrl };
  }

  return {
    async getBasicDetails({ viewer }) {
      return { status: 200, body: await read(viewer) };
    },

    async saveBasicDetails({ viewer, body, http }) {
      const { userId, personaRef } = viewer;
      const name = body.name?.trim();
      const bio = body.profileBio?.trim();
      const before = await read(viewer);
      refuseFaults({
        name: name === undefined ? null : lineFault(name),
        profileBio: bio === undefined ? null : bioWordsFault(bio, name ?? before.name),
      });
      if (name !== undefined) await database.query(storeName, userId, name);
      if (bio !== undefined) {
        await database.transaction(async (tx) => {
          await tx.query(lockPersona, personaRef);
          await tx.query(storeBio, personaRef, bio);
        });
      }
      await sessions.refreshDisplayedUser(http, userId);
      return { status: 200, body: await read(viewer) };
    },
  };
}
