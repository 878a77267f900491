import type { LoadState } from '@/stores/kernel/common/load-state';

interface Paged {
  readonly hasMore: boolean;
  readonly moreState: LoadState<null>;
}

export function moreStatusOf({ moreState, hasMore }: Paged): 'idle' | 'loading' | 'failed' | 'done' {
  if (moreState.state === 'loading' || moreState.state === 'failed') return moreState.state;
  return hasMore ? 'idle' : 'done';
}
