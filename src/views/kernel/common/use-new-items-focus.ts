import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { focusItem } from './focus-item';

interface NewItemsFocus<List> {
  readonly list: RefObject<List | null>;
  /** To be called when the user asks for more. */
  readonly expectMore: () => void;
}

/** Selects the items within their list. */
const CHILDREN = ':scope > *';

/** Moves the focus to the first of the items that the user asked for, unless it has gone elsewhere among the items. */
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
    // A long list draws its new items later than it counts them, and hides them until it has measured them.
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
 * Moves the focus to the item after `last`. Returns false while that item cannot take it; true as well if the focus is elsewhere among the
 * items, or `last` has gone with what is far from the window.
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
