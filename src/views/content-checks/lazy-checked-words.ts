import type { Key } from '@/core/common/key';
import type { LazyView } from '../common/lazy-view';
import { createLazyView, lazyViewOf } from '../common/lazy-view';
import type { CheckedWordsProps } from './checked-words';

export const CheckedWordsViewKey: Key<LazyView<CheckedWordsProps>> = Symbol('content-checks/CheckedWordsView');

export function createCheckedWordsView(): LazyView<CheckedWordsProps> {
  return createLazyView(async () => (await import('./checked-words')).CheckedWords);
}

/** CheckedWords with the code of the checks, which comes later: the service checks each text too. */
export const LazyCheckedWords = lazyViewOf<CheckedWordsProps>(CheckedWordsViewKey);
