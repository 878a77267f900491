import { useEffect } from 'react';

/** Calls back when the page goes out of sight, the last moment at which a page that is closed can still speak. */
export function usePageHidden(onHidden: () => void): void {
  useEffect(() => {
    const handle = () => {
      if (document.visibilityState === 'hidden') onHidden();
    };
    document.addEventListener('visibilitychange', handle);
    return () => document.removeEventListener('visibilitychange', handle);
  }, [onHidden]);
}
