import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { MediaType } from './post-media';

/** The service's reading of an address; `type` and `fullUrl` are null if it is none of a video. */
export interface VideoValidation {
  readonly valid: boolean;
  readonly type: MediaType | null;
  readonly fullUrl: string | null;
}

/** Pictures of posts that exist, and addresses of videos. */
export interface PostMediaService {
  /** Takes a picture out of the user's own post; again changes nothing. `forbidden` for another user's, `notFound` if there is no such post. */
  readonly deletePostMedia: (post: { readonly postId: string; readonly key: string }) => Promise<Result<null, Failure>>;
  readonly validateYoutubeUrl: (address: { readonly url: string }) => Promise<Result<VideoValidation, Failure>>;
}

export const PostMediaPort: Key<PostMediaService> = Symbol('PostMedia');
