import type { ScriptError, ScriptErrors } from '@/core/kernel/tracking/script-errors.port';

/** The first place of a stack in a script of the page's own origin: path, line and column. */
const PLACE = /(?:https?:\/\/[^/\s]+)(\/[^\s?#:)]+)(?:\?[^\s:)]*)?:(\d+):(\d+)/;

/** The errors of the window's scripts that nothing caught, and promises that nobody waited for. */
export class WindowScriptErrors implements ScriptErrors {
  constructor(private readonly window: Window) {}

  onError(listener: (error: ScriptError) => void): void {
    this.window.addEventListener('error', ({ error }) => listener(scriptErrorOf(error)));
    this.window.addEventListener('unhandledrejection', ({ reason }) => listener(scriptErrorOf(reason)));
  }
}

function scriptErrorOf(error: unknown): ScriptError {
  if (!(error instanceof Error)) return { name: 'unknown', place: null };
  const [, path, line, column] = PLACE.exec(error.stack ?? '') ?? [];
  return { name: error.name, place: path === undefined ? null : `${path}:${line}:${column}` };
}
