import type { Key } from '@/core/kernel/common/key';
import type { MyPostsStore } from './my-posts.store';

export const MyPostsKey: Key<MyPostsStore> = Symbol('my-posts/MyPostsStore');
