import { imageFileKeysOf } from '@/server/platform/files/post-image';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { fileKeysOfPosts } from './personal.queries';

/** The user's pictures. Unused files are deleted within two hours. */
export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Pictures in your posts',
      columns: ['content.post_files.post_id'],
      copied: { not: 'the pictures themselves are among the pictures' },
      atEnd: 'chosen',
    },
  ],
  pictures: async ({ database, own }) => {
    const keys = await database.query(fileKeysOfPosts, await own.of('posts'));
    return keys.map(({ file_key }) => ({ name: `post-${file_key}`, key: imageFileKeysOf(file_key)[0] }));
  },
};
