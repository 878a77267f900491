import type { Key } from '@/core/kernel/common/key';
import type { MyPostsStore } from './my-posts.store';

/** The store of this feature, by a key that pulls no code. */
export const MyPostsKey: Key<MyPostsStore> = Symbol('my-posts/MyPostsStore');
