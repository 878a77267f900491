import type { ComponentType } from 'react';
import { useEffect } from 'react';
import type { Key } from '@/core/kernel/common/key';
import type { LoadPart } from '@/stores/kernel/common/lazy-parts';
import { LazyParts } from '@/stores/kernel/common/lazy-parts';
import { useStore } from './use-store';

/** The code of a view that no first view waits for. */
export type LazyView<Props> = LazyParts<'view', ComponentType<Props>>;

export function createLazyView<Props>(load: LoadPart<ComponentType<Props>>): LazyView<Props> {
  return new LazyParts({ view: load });
}

/** Returns a view once its code has come, which it fetches; null until then, and if it does not come. */
export function useLazyView<Props>(key: Key<LazyView<Props>>): ComponentType<Props> | null {
  const part = useStore(key);
  useEffect(() => {
    void part.load(['view']);
  }, [part]);
  return part.find('view');
}
