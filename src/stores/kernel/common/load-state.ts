import type { Failure } from '@/core/kernel/common/failure';

/** The states of an asynchronous load (ST-ASYNC): a failed one keeps why. */
export type LoadState<Value> =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly failure: Failure };

/** The states before a load and during one. */
export const idle = { state: 'idle' } as const;
export const loading = { state: 'loading' } as const;

/** A load that ended well. */
export function ready<Value>(value: Value): LoadState<Value> {
  return { state: 'ready', value };
}

/** A load that did not. */
export function failed(failure: Failure): LoadState<never> {
  return { state: 'failed', failure };
}
