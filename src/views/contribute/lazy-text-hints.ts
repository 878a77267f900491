import type { Key } from '@/core/common/key';
import type { LazyView } from '../common/lazy-view';
import { createLazyView, lazyViewOf } from '../common/lazy-view';
import type { TextHintsProps } from './text-hints';

export const TextHintsViewKey: Key<LazyView<TextHintsProps>> = Symbol('contribute/TextHintsView');

export function createTextHintsView(): LazyView<TextHintsProps> {
  return createLazyView(async () => (await import('./text-hints')).TextHints);
}

/** TextHints with the code of what they look for, which comes later. */
export const LazyTextHints = lazyViewOf<TextHintsProps>(TextHintsViewKey);
