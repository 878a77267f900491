import type { Key } from '@/core/kernel/common/key';
import type { CommentWritingStore } from './comment-writing.store';
import type { ThreadsStore } from './threads.store';

export const CommentWritingKey: Key<CommentWritingStore> = Symbol('comments/CommentWritingStore');
export const ThreadsKey: Key<ThreadsStore> = Symbol('comments/ThreadsStore');
