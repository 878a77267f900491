import { observer } from 'mobx-react-lite';
import type { Key } from '@/core/kernel/common/key';
import type { LazyView } from '@/views/kernel/common/lazy-view';
import { useLazyView } from '@/views/kernel/common/lazy-view';

export const StandingViewKey: Key<LazyView<object>> = Symbol('contribute/StandingView');

/** Loads the standing later. The form works without it. */
export const LazyStanding = observer(function LazyStanding() {
  const View = useLazyView<object>(StandingViewKey);
  return View === null ? null : <View />;
});
