import { useEffect, useRef, useState } from 'react';
import { onDocument } from '../page/page-events';

export interface LeftBox {
  /** True once the focus was in the box and left it. */
  readonly isLeft: boolean;
  readonly handleFocus: () => void;
  readonly handleLeave: () => void;
}

/** Reports when a box was left: after the end of the press that leaves it, so that what is pressed does not move away. */
export function useLeftBox(): LeftBox {
  const [isLeft, setLeft] = useState(false);
  const pressEnd = useRef<() => void>(undefined);
  useEffect(() => () => pressEnd.current?.(), []);
  const handleFocus = () => {
    pressEnd.current?.();
    setLeft(false);
  };
  const handleLeave = () => {
    if (!document.documentElement.matches(':active')) {
      setLeft(true);
      return;
    }
    pressEnd.current = onDocument('mouseup', () => {
      pressEnd.current?.();
      setLeft(true);
    });
  };
  return { isLeft, handleFocus, handleLeave };
}
