import type { PersonalData, PersonalExport } from '@/server/platform/personal/personal-data';
import type { ExperienceKind } from './my-profile.queries';
import { experiencesOfUser, photoOfUser } from './my-profile.queries';
import { sealOwner } from './stored-experiences';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Your positions and studies, sealed',
      columns: ['identity.experiences.id', 'identity.experiences.user_id', 'identity.experiences.entry_seal'],
      copied: ['work_experience', 'education'],
      atEnd: 'erased',
    },
    {
      kind: 'A picture of you, which nobody else sees',
      columns: ['identity.profile_photos.user_id'],
      copied: { not: 'the picture itself is among the pictures' },
      atEnd: 'erased',
    },
  ],
  exports: [experiences('work_experience', 'work'), experiences('education', 'education')],
  pictures: async ({ database, userId }) =>
    (await database.query(photoOfUser, userId)).map(({ file_key }) => ({ name: 'profile', key: file_key })),
  erasures: [
    {
      stage: 'account',
      prepare: async ({ database, files, userId }) => {
        const photos = await database.query(photoOfUser, userId);
        return {
          write: async () => undefined,
          afterwards: async () => {
            for (const { file_key } of photos) await files.discard(file_key);
          },
        };
      },
    },
  ],
};

function experiences(name: string, kind: ExperienceKind): PersonalExport {
  return {
    name,
    read: async ({ database, authorship, userId }) => {
      const rows = await database.query(experiencesOfUser, userId, kind);
      return rows.map(({ entry_seal }) => Object.assign({}, authorship.unsealJson(sealOwner(userId), entry_seal)));
    },
  };
}
