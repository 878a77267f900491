import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';

/** The posts and pseudonyms that the feeds of a page leave out, by their ids and names. */
export interface Withheld {
  withhold(idOrName: string): void;
  release(idOrName: string): void;
}

/** Sends a write that takes something out of the feeds, or brings it back. It is gone at once, and back if the service refuses. */
export async function sendWithheld(
  withheld: Withheld,
  idOrName: string,
  isGone: boolean,
  send: () => Promise<Result<unknown, Failure>>,
): Promise<Result<unknown, Failure>> {
  if (isGone) withheld.withhold(idOrName);
  const answer = await send();
  if (answer.ok !== isGone) withheld.release(idOrName);
  return answer;
}
