import { useEffect } from 'react';
import { onDocument, onWindow } from './page-events';

/**
 * Calls back initially, on each change, and on unmount or page end: some browsers do not report a
 * left page as hidden.
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
