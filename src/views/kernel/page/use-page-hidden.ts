import { useEffect } from 'react';
import { onDocument } from './page-events';

/** Calls back when the page goes out of sight, the last moment at which a page that is closed can still speak. */
export function usePageHidden(onHidden: () => void): void {
  useEffect(() => {
    return onDocument('visibilitychange', () => {
      if (document.visibilityState === 'hidden') onHidden();
    });
  }, [onHidden]);
}
