import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';

/** Hidden posts by id, and blocked pseudonyms by name. */
export interface HiddenContent {
  withhold(idOrName: string): void;
  release(idOrName: string): void;
}

/** Shows a change immediately, and reverts it if the service refuses. */
export async function applyHiding(
  withheld: HiddenContent,
  idOrName: string,
  isGone: boolean,
  send: () => Promise<Result<unknown, Failure>>,
): Promise<Result<unknown, Failure>> {
  if (isGone) withheld.withhold(idOrName);
  const answer = await send();
  if (answer.ok !== isGone) withheld.release(idOrName);
  return answer;
}
