import type { GoogleLibrary } from './google-library';

declare global {
  interface Window {
    /** Set by the script of Google Identity Services. */
    readonly google?: GoogleLibrary;
  }
}

/** Puts the script on the page and waits for it. A failed load can be tried again. */
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
