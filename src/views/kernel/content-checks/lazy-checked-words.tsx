import { observer } from 'mobx-react-lite';
import type { Key } from '@/core/kernel/common/key';
import type { LazyView } from '../common/lazy-view';
import { createLazyView, useLazyView } from '../common/lazy-view';
import type { CheckedWordsProps } from './checked-words';

export const CheckedWordsViewKey: Key<LazyView<CheckedWordsProps>> = Symbol('content-checks/CheckedWordsView');

export function createCheckedWordsView(): LazyView<CheckedWordsProps> {
  return createLazyView(async () => (await import('./checked-words')).CheckedWords);
}

/** Loads the check later. The service checks each text too. */
export const LazyCheckedWords = observer(function LazyCheckedWords(props: CheckedWordsProps) {
  const View = useLazyView<CheckedWordsProps>(CheckedWordsViewKey);
  return View === null ? null : <View {...props} />;
});
