import type { ReactNode } from 'react';
import { startTransition, useEffect, useState } from 'react';

export interface LaterProps {
  /** Stands in the children's place until they are drawn. */
  readonly room?: ReactNode;
  readonly children: ReactNode;
}

/** Draws its children after the first frame, so that what is around them shows at once on a slow device. */
export function Later({ room = null, children }: LaterProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let timer = 0;
    // A frame's callbacks run before it is painted, and what they put off runs after that.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setShown(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, []);
  return isShown ? children : room;
}
