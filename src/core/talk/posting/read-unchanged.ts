import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';

/** Readings of what events keep changing in the meantime. */
const MAX_READINGS = 3;

export interface PostChanges {
  /** Returns what tells whether a post was changed since, here or by an event, so that an answer to what is asked now may be older. */
  watchChanges(): (postId: string) => boolean;
}

/** Reads posts, and once more if one of them was changed in the meantime, such as by the card of its link: the answer may be older than that. */
export async function readUnchanged<Value>(
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
