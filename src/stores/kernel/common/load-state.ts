import type { Failure } from '@/core/kernel/common/failure';

/** The state of a call. A failed one keeps the failure (ST-ASYNC). */
export type LoadState<Value> =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly failure: Failure };

export const idle = { state: 'idle' } as const;
export const loading = { state: 'loading' } as const;

export function ready<Value>(value: Value): LoadState<Value> {
  return { state: 'ready', value };
}

export function failed(failure: Failure): LoadState<never> {
  return { state: 'failed', failure };
}
