import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { MediaType } from './post-media';

/** The result of a check. `type` and `fullUrl` are null if the address is not a video's. */
export interface VideoValidation {
  readonly valid: boolean;
  readonly type: MediaType | null;
  readonly fullUrl: string | null;
}

export interface PostMediaService {
  /** Idempotent. Fails with `forbidden` for another user's post, and with `notFound` for an unknown post. */
  readonly deletePostMedia: (post: { readonly postId: string; readonly key: string }) => Promise<Result<null, Failure>>;
  readonly validateYoutubeUrl: (address: { readonly url: string }) => Promise<Result<VideoValidation, Failure>>;
}

export const PostMediaPort: Key<PostMediaService> = Symbol('PostMedia');
