import { exporting } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { exportedVersions } from './personal.queries';

/** The earlier texts, which a trigger deletes with their subject (platform/sql/versions). */
export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Earlier texts of posts and comments that you changed',
      columns: ['content.post_versions.post_id', 'content.comment_versions.comment_id'],
      copied: ['earlier_texts'],
      atEnd: 'chosen',
    },
  ],
  exports: [
    exporting('earlier_texts', async ({ database, own }) =>
      database.query(exportedVersions, await own.of('posts'), await own.of('comments')),
    ),
  ],
};
