import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { MIDDLE_ID } from '@/core/kernel/shell/middle-id';
import { BelowFold } from '../page/below-fold';
import { focusedElement } from '../page/page';
import { messages } from './messages';
import { focusMiddle } from './middle';

export interface ScreenFrameProps {
  /** The start column: the list one level up, then other sections. Narrow windows show the first as chips. */
  readonly places: ReactNode;
  readonly children: ReactNode;
  /** The end column: the current item, who can see what, what to read next, small print. */
  readonly aside: ReactNode;
}

export function ScreenFrame({ places, children, aside }: ScreenFrameProps) {
  // A screen that loads late finds the focus on the main part.
  useEffect(() => focusMiddle(focusedElement()), []);
  return (
    <div className="frame">
      <div className="frame__side places-side">{places}</div>
      <div id={MIDDLE_ID} tabIndex={-1} className="frame__main">
        {children}
      </div>
      <aside className="frame__side" aria-label={messages.aside}>
        <BelowFold>{aside}</BelowFold>
      </aside>
    </div>
  );
}
