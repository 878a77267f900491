import { imageFileKeysOf } from '@/server/platform/files/post-image';
import { contributionPersonalData } from '@/server/platform/personal/contributed-data';
import { mergeOfContributions } from '@/server/platform/personal/merge-contributions';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { contributedPhotos, fileKeysOfPhotos, mergedPhotos } from './personal.queries';

export const personalData: PersonalData = {
  ...contributionPersonalData('Your photos of companies, without your name', contributedPhotos),
  merges: [mergeOfContributions(mergedPhotos)],
  pictures: async ({ database, own }) => {
    const keys = await database.query(fileKeysOfPhotos, await own.of('photos'));
    return keys.map(({ file_key }) => ({ name: `company-${file_key}`, key: imageFileKeysOf(file_key)[0] }));
  },
};
