import { mediaRefusals } from '@/core/talk/post-media/media-refusals.rules';
import { youtubeVideoOf } from '@/core/talk/post-media/youtube.rules';
import { postRefusals } from '@/core/talk/posting/post-refusals.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import { Problem } from '@/server/contract/problem';
import type { AuthorRefs } from '@/server/platform/author-refs';
import { plainUuid } from '@/server/platform/uuid';
import { fileKeysOf } from '../attachments/stored-media';
import { postNotFound, postNotYours } from '../posting/post.policy';
import type { PictureUploadsDeps } from './picture-uploads';
import { PictureUploads } from './picture-uploads';
import type { PostFiles } from './post-files';
import { lockPostMedia, storePostMedia } from './post-media.queries';

export interface PostMediaDeps extends PictureUploadsDeps {
  readonly authorRefs: AuthorRefs;
  readonly postFiles: PostFiles;
}

type PostMediaOperations = 'uploadPostImage' | 'deletePostMedia' | 'validateYoutubeUrl';

export function createPostMedia(deps: PostMediaDeps): Pick<FeedHandlers, PostMediaOperations> {
  const { database, authorRefs, postFiles } = deps;
  const uploads = new PictureUploads(deps);
  return {
    async uploadPostImage({ viewer, body }) {
      if (!viewer.isWriter) throw new Problem(422, 'writer_required', postRefusals.writerRequired);
      return { status: 201, body: await uploads.take(viewer.personaRef, body) };
    },

    async deletePostMedia({ viewer, path }) {
      const postId = plainUuid(path.postId);
      const removed = await database.transaction(async (tx) => {
        const [post] = await tx.query(lockPostMedia, postId);
        if (post === undefined || post.status === 'DELETED') throw postNotFound();
        if (!authorRefs.isMine(viewer.personaRef, postId, post.author_ref)) throw postNotYours();
        if (post.link_picture === path.key) throw pictureOfLink();
        if (!fileKeysOf(post.media).includes(path.key)) return [];
        const rest = (post.media ?? []).filter((item) => item.type !== 'IMAGE' || item.fileKey !== path.key);
        await tx.query(storePostMedia, postId, rest.length === 0 ? null : JSON.stringify(rest));
        return postFiles.detach(tx, postId, [path.key]);
      });
      await postFiles.discard(removed);
      return { status: 204, body: null };
    },

    async validateYoutubeUrl({ body }) {
      const video = youtubeVideoOf(body.url);
      if (video === null) return { status: 200, body: { valid: false, type: null, fullUrl: null } };
      return { status: 200, body: { valid: true, type: video.type, fullUrl: video.fullUrl } };
    },
  };
}

function pictureOfLink(): Problem {
  return new Problem(422, 'picture_of_link', mediaRefusals.pictureOfCard);
}
