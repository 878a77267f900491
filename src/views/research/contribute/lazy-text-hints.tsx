import { observer } from 'mobx-react-lite';
import type { Key } from '@/core/kernel/common/key';
import type { LazyView } from '@/views/kernel/common/lazy-view';
import { createLazyView, useLazyView } from '@/views/kernel/common/lazy-view';
import type { TextHintsProps } from './text-hints';

export const TextHintsViewKey: Key<LazyView<TextHintsProps>> = Symbol('contribute/TextHintsView');

export function createTextHintsView(): LazyView<TextHintsProps> {
  return createLazyView(async () => (await import('./text-hints')).TextHints);
}

export const LazyTextHints = observer(function LazyTextHints(props: TextHintsProps) {
  const View = useLazyView<TextHintsProps>(TextHintsViewKey);
  return View === null ? null : <View {...props} />;
});
