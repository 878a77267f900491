import type { MouseEvent, RefObject } from 'react';
import { useEffect, useState } from 'react';
import { onDocument, onWindow } from '../page/page-events';
import { FILTERS_ID, RESULTS_ID } from './filter-ids';
import { isolateElement } from './isolate';

const NARROW = '(width <= 51rem)';

export interface FilterSheet {
  /** True while the filters cover the page as a dialog. */
  readonly isOpen: boolean;
  readonly handleClose: (event: MouseEvent) => void;
}

/** Keeps the focus in the open sheet. Escape closes it and returns the focus to its link. */
export function useFilterSheet(sheet: RefObject<HTMLElement | null>): FilterSheet {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const narrow = window.matchMedia(NARROW);
    const update = () => setOpen(narrow.matches && sheet.current?.matches(':target') === true);
    update();
    const ends = [onWindow('hashchange', update), onWindow('popstate', update)];
    narrow.addEventListener('change', update);
    return () => {
      for (const end of ends) end();
      narrow.removeEventListener('change', update);
    };
  }, [sheet]);
  useEffect(() => {
    const element = sheet.current;
    if (!isOpen || element === null) return undefined;
    const release = isolateElement(element);
    if (!element.contains(document.activeElement)) element.focus();
    const unwatch = onDocument('keydown', ({ key }) => {
      if (key === 'Escape') closeSheet();
    });
    return () => {
      unwatch();
      release();
      element.parentElement?.querySelector<HTMLElement>(`a[href="#${FILTERS_ID}"]`)?.focus();
    };
  }, [isOpen, sheet]);
  return {
    isOpen,
    handleClose: (event) => {
      event.preventDefault();
      closeSheet();
    },
  };
}

function closeSheet(): void {
  const { history, location } = window;
  if (history.state === null) history.back();
  else location.replace(`#${RESULTS_ID}`);
}
