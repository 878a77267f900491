import type { ComponentType } from 'react';
import type { Key } from '@/core/common/key';
import type { Post, PostKind } from '@/core/posting/post';
import type { LoadPart } from '@/stores/common/lazy-parts';
import { LazyParts } from '@/stores/common/lazy-parts';

/** A post whose attachment is shown. */
export interface PostKindProps {
  readonly post: Post;
  /** The post stands on its own screen, not in a feed. */
  readonly whole: boolean;
}

/** Shows the attachments of posts, a view per kind. */
export type PostKindViews = LazyParts<PostKind, ComponentType<PostKindProps>>;

export const PostKindViewsKey: Key<PostKindViews> = Symbol('PostKindViews');

/** A line per kind. Each comes in the chunk `post-<kind>`, which the document names where a post of the kind is on it. */
const LOADS: Readonly<Partial<Record<PostKind, LoadPart<ComponentType<PostKindProps>>>>> = {
  salary: async () => (await import(/* webpackChunkName: "post-salary" */ '../salary-offers/post-offers')).PostOffers,
  poll: async () => (await import(/* webpackChunkName: "post-poll" */ '../polls/post-poll')).PostPoll,
  image: async () => (await import(/* webpackChunkName: "post-image" */ '../post-media/post-images')).PostImages,
  video: async () => (await import(/* webpackChunkName: "post-video" */ '../post-media/post-video')).PostVideo,
};

export function createPostKindViews(): PostKindViews {
  return new LazyParts(LOADS);
}
