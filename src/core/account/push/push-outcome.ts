import type { Failure } from '@/core/kernel/common/failure';

export type PushOutcome =
  | { readonly kind: 'on' }
  | { readonly kind: 'blocked' }
  /** The user closed the browser's question. */
  | { readonly kind: 'unanswered' }
  /** The browser's push service gives no subscription. */
  | { readonly kind: 'noService' }
  | { readonly kind: 'failed'; readonly failure: Failure };
