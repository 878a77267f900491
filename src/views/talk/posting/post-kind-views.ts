import type { ComponentType } from 'react';
import type { Key } from '@/core/kernel/common/key';
import type { Post, PostPart } from '@/core/talk/posting/post';
import type { LoadPart } from '@/stores/kernel/common/lazy-parts';
import { LazyParts } from '@/stores/kernel/common/lazy-parts';

export interface PostKindProps {
  readonly post: Post;
  readonly whole: boolean;
}

export type PostKindViews = LazyParts<PostPart, ComponentType<PostKindProps>>;

export const PostKindViewsKey: Key<PostKindViews> = Symbol('PostKindViews');

/** The code of each part, in the chunk `post-<part>`. The document preloads it if a post needs it. */
const LOADS: Readonly<Partial<Record<PostPart, LoadPart<ComponentType<PostKindProps>>>>> = {
  salary: async () => (await import(/* webpackChunkName: "post-salary" */ '../salary-offers/post-offers')).PostOffers,
  poll: async () => (await import(/* webpackChunkName: "post-poll" */ '../polls/post-poll')).PostPoll,
  image: async () => (await import(/* webpackChunkName: "post-image" */ '../post-media/post-images')).PostImages,
  video: async () => (await import(/* webpackChunkName: "post-video" */ '../post-media/post-video')).PostVideo,
  link: async () => (await import(/* webpackChunkName: "post-link" */ '../link-cards/post-link')).PostLink,
};

export function createPostKindViews(): PostKindViews {
  return new LazyParts(LOADS);
}
