import { loadScript } from './load-script';
import type { NaukriLibrary } from './naukri-sdk';

declare global {
  interface Window {
    readonly NaukriLogin?: NaukriLibrary;
  }
}

/** Loads the library. Rejects if that fails. */
export async function loadNaukriLibrary(window: Window, scriptUrl: string): Promise<NaukriLibrary> {
  if (window.NaukriLogin === undefined) await loadScript(window.document, scriptUrl);
  if (window.NaukriLogin === undefined) throw new Error('The job portal’s script brought no library.');
  return window.NaukriLogin;
}
