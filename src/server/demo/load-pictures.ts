import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Database } from '@/server/platform/database';
import { imageFileKeysOf } from '@/server/platform/files/post-image';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import { projectFile } from '@/server/platform/project-folder';
import { addPostFiles } from '@/server/services/talk/feed/post-media/post-media.queries';
import { newestPostByTitle, setPostPicture } from './demo.queries';

interface DemoPicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly description: string;
  readonly title: string;
}

const PICTURES: readonly DemoPicture[] = [
  {
    file: 'offer.webp',
    width: 960,
    height: 1200,
    description:
      'A letter of offer; clause 7.2, that the joining bonus is recoverable in full for 24 months, is underlined.',
    title: 'Joining bonus of % clawback',
  },
  {
    file: 'thanks.webp',
    width: 1200,
    height: 900,
    description: 'A letter in blue ink on ruled paper.',
    title: 'A customer wrote a letter. By hand.',
  },
  {
    file: 'board.webp',
    width: 1200,
    height: 771,
    description: 'A board on a site: 350 days without an accident.',
    title: 'Zero accidents on our site for 350 days',
  },
];

export async function loadPictures(database: Database, files: StoredFiles): Promise<void> {
  for (const { file, width, height, description, title } of PICTURES) {
    const [post] = await database.query(newestPostByTitle, title);
    if (post === undefined) continue;
    const content = await readFile(projectFile('src/server/demo/pictures', file));
    const fileKey = `${randomUUID()}-${width}x${height}`;
    const keys = imageFileKeysOf(fileKey);
    for (const key of keys) await files.put(key, content);
    await database.transaction(async (tx) => {
      await files.use(tx, ...keys);
      await tx.query(addPostFiles, post.id, [fileKey]);
      await tx.query(setPostPicture, post.id, JSON.stringify([{ type: 'IMAGE', fileKey, description }]));
    });
  }
}
