import type { ScriptError, ScriptErrors } from '@/core/kernel/tracking/script-errors.port';

/** Matches path, line and column in a script of the page's own origin. */
const PLACE = /(?:https?:\/\/[^/\s]+)(\/[^\s?#:)]+)(?:\?[^\s:)]*)?:(\d+):(\d+)/;

/** Uncaught errors and unhandled rejections. */
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
