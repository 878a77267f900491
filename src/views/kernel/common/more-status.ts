import type { LoadState } from '@/stores/kernel/common/load-state';

/** A list with pages after the first. */
interface Paged {
  readonly hasMore: boolean;
  /** The loading of the pages after the first. */
  readonly moreState: LoadState<null>;
}

export function moreStatusOf({ moreState, hasMore }: Paged): 'idle' | 'loading' | 'failed' | 'done' {
  if (moreState.state === 'loading' || moreState.state === 'failed') return moreState.state;
  return hasMore ? 'idle' : 'done';
}
