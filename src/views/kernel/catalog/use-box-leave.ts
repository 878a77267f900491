import { useEffect, useRef, useState } from 'react';
import { onDocument } from '../page/page-events';

export interface BoxLeave {
  readonly isLeft: boolean;
  readonly handleFocus: () => void;
  readonly handleLeave: () => void;
}

/** Acts after the press that leaves the box, so that the pressed control does not move. */
export function useBoxLeave(): BoxLeave {
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
