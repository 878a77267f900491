import { useEffect } from 'react';
import { onDocument } from './page-events';

/** Calls back at the last chance to send something before the page closes. */
export function usePageHidden(onHidden: () => void): void {
  useEffect(() => {
    return onDocument('visibilitychange', () => {
      if (document.visibilityState === 'hidden') onHidden();
    });
  }, [onHidden]);
}
