import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { focusItem } from './focus-item';

interface NewItemsFocus<List> {
  readonly list: RefObject<List | null>;
  readonly expectMore: () => void;
}

const CHILDREN = ':scope > *';

export function useNewItemsFocus<List extends HTMLElement>(count: number, items = CHILDREN): NewItemsFocus<List> {
  const list = useRef<List>(null);
  const expected = useRef<{ readonly count: number; readonly last: Element | undefined } | null>(null);
  useEffect(() => {
    const { current } = list;
    if (current === null || expected.current === null || count <= expected.current.count) return;
    const { last } = expected.current;
    const attempt = () => {
      const isDone = focusAfter(last, current, items);
      if (isDone) expected.current = null;
      return isDone;
    };
    if (attempt()) return;
    // A long list renders new items later, and hides them until they are measured.
    const drawn = new MutationObserver(() => {
      if (attempt()) drawn.disconnect();
    });
    drawn.observe(current, { childList: true, subtree: true, attributeFilter: ['style'] });
    return () => drawn.disconnect();
  }, [count, items]);
  return {
    list,
    expectMore: () => {
      expected.current = { count, last: itemsIn(list.current, items).at(-1) };
    },
  };
}

/**
 * Returns false while the item cannot take the focus. Returns true also if the focus is elsewhere among the items, or
 * `last` was unmounted.
 */
function focusAfter(last: Element | undefined, list: HTMLElement, items: string): boolean {
  if (list.contains(document.activeElement)) return true;
  const shown = itemsIn(list, items);
  const place = shown.findIndex((item) => item === last);
  if (last !== undefined && place === -1) return true;
  const first = shown[place + 1];
  return first !== undefined && focusItem(first);
}

function itemsIn(list: HTMLElement | null, items: string): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(items) ?? [])];
}
