import { fileKeysOf } from '../attachments/stored-media';
import type { PostPart } from '../posting/post-part';
import type { PostFiles } from './post-files';

export function picturesPart(files: PostFiles): PostPart {
  return {
    add: async (tx, { postId, media }) => {
      await files.attach(tx, postId, media);
      return {};
    },
    change: async (tx, { postId, media, mediaBefore }) => {
      const [before, after] = [fileKeysOf(mediaBefore), fileKeysOf(media)];
      await files.attach(tx, postId, media, before);
      const gone = before.filter((key) => !after.includes(key));
      const removed = await files.detach(tx, postId, gone);
      return () => files.discard(removed);
    },
  };
}
