import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';

/** The maximum number of reads of posts that events keep changing. */
const MAX_READINGS = 3;

export interface PostChanges {
  /**
   * Returns a function that checks whether a post has changed since. If so, the response to the current request may be
   * outdated.
   */
  watchChanges(): (postId: string) => boolean;
}

export async function readUntilUnchanged<Value>(
  posts: PostChanges,
  read: () => Promise<Result<Value, Failure>>,
  idsIn: (value: Value) => readonly string[],
): Promise<Result<Value, Failure>> {
  for (let readings = 1; ; readings += 1) {
    const isChanged = posts.watchChanges();
    const answer = await read();
    if (!answer.ok || readings === MAX_READINGS || !idsIn(answer.value).some(isChanged)) return answer;
  }
}
