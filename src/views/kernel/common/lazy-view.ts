import type { ComponentType } from 'react';
import { useEffect } from 'react';
import type { Key } from '@/core/kernel/common/key';
import type { LoadPart } from '@/stores/kernel/common/lazy-parts';
import { LazyParts } from '@/stores/kernel/common/lazy-parts';
import { useStore } from './use-store';

export type LazyView<Props> = LazyParts<'view', ComponentType<Props>>;

export function createLazyView<Props>(load: LoadPart<ComponentType<Props>>): LazyView<Props> {
  return new LazyParts({ view: load });
}

export function useLazyView<Props>(key: Key<LazyView<Props>>): ComponentType<Props> | null {
  const part = useStore(key);
  useEffect(() => {
    void part.load(['view']);
  }, [part]);
  return part.find('view');
}
