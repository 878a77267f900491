import type { Key } from '@/core/kernel/common/key';

/** An error of the page's own scripts that nothing caught. Its message is left out: it may hold what a user wrote. */
export interface ScriptError {
  /** The class of the error (`TypeError`). */
  readonly name: string;
  /** The file, line and column of the script; null if the browser does not say. */
  readonly place: string | null;
}

/** The errors of the page's scripts. */
export interface ScriptErrors {
  /** Calls the listener with each error from now on. */
  readonly onError: (listener: (error: ScriptError) => void) => void;
}

/** Names the ScriptErrors port in the container. */
export const ScriptErrorsPort: Key<ScriptErrors> = Symbol('ScriptErrors');
