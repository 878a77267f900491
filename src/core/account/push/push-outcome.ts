import type { Failure } from '@/core/kernel/common/failure';

export type PushOutcome =
  | { readonly kind: 'on' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'noService' }
  | { readonly kind: 'failed'; readonly failure: Failure };
