import { useEffect } from 'react';
import { onDocument, onWindow } from './page-events';

/**
 * Calls back with whether what is shown is in sight: at first, with each change, and when it goes away, be it with the page. Not every browser says that a page which
 * is left is hidden, so its end counts too.
 */
export function usePageSight(onChange: (isInSight: boolean) => void): void {
  useEffect(() => {
    const handle = () => onChange(document.visibilityState === 'visible');
    const leave = () => onChange(false);
    handle();
    const ends = [onDocument('visibilitychange', handle), onWindow('pagehide', leave), onWindow('pageshow', handle)];
    return () => {
      for (const end of ends) end();
      leave();
    };
  }, [onChange]);
}
