import type { GoogleLibrary } from './google-library';

declare global {
  interface Window {
    readonly google?: GoogleLibrary;
  }
}

/** Loads the library. A failed load can be retried. */
export function loadGoogleLibrary(window: Window, scriptUrl: string): Promise<GoogleLibrary> {
  if (window.google) return Promise.resolve(window.google);
  return new Promise((resolve, reject) => {
    const script = window.document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    script.onload = () => {
      if (window.google) resolve(window.google);
      else reject(new Error('Google’s script brought no library.'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('Google’s script did not load.'));
    };
    window.document.head.append(script);
  });
}
