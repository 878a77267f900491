import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useEffect } from 'react';
import type { Key } from '@/core/common/key';
import type { LoadPart } from '@/stores/common/lazy-parts';
import { LazyParts } from '@/stores/common/lazy-parts';
import { useStore } from './use-store';

/** The code of a view that no first view waits for. */
export type LazyView<Props> = LazyParts<'view', ComponentType<Props>>;

export function createLazyView<Props>(load: LoadPart<ComponentType<Props>>): LazyView<Props> {
  return new LazyParts({ view: load });
}

/** Returns a component that fetches a view's code and shows it once that has come; nothing where it does not. For hints that a page can do without. */
export function lazyViewOf<Props extends object>(key: Key<LazyView<Props>>): ComponentType<Props> {
  return observer(function LazyHint(props: Props) {
    const part = useStore(key);
    useEffect(() => {
      void part.load(['view']);
    }, [part]);
    const View = part.find('view');
    return View === null ? null : <View {...props} />;
  });
}
