import { loadScript } from './load-script';
import type { NaukriLibrary } from './naukri-sdk';

declare global {
  interface Window {
    /** Set by the script of the job portal's SDK. */
    readonly NaukriLogin?: NaukriLibrary;
  }
}

/** Gets the job portal's SDK onto the page; rejects if it cannot be had. */
export async function loadNaukriLibrary(window: Window, scriptUrl: string): Promise<NaukriLibrary> {
  if (window.NaukriLogin === undefined) await loadScript(window.document, scriptUrl);
  if (window.NaukriLogin === undefined) throw new Error('The job portal’s script brought no library.');
  return window.NaukriLogin;
}
