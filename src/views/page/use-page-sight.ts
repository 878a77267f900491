import { useEffect } from 'react';
import { onDocument } from './page-events';

/** Calls back with whether the page is in sight: at first, and with each change, of which the last is the end of a page that is closed. */
export function usePageSight(onChange: (isInSight: boolean) => void): void {
  useEffect(() => {
    const handle = () => onChange(document.visibilityState === 'visible');
    handle();
    return onDocument('visibilitychange', handle);
  }, [onChange]);
}
