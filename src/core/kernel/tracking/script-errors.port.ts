import type { Key } from '@/core/kernel/common/key';

/** An error of the page's own scripts that nothing caught. Its message is left out: it may hold what a user wrote. */
export interface ScriptError {
  /** The class of the error (`TypeError`). */
  readonly name: string;
  readonly place: string | null;
}

export interface ScriptErrors {
  readonly onError: (listener: (error: ScriptError) => void) => void;
}

export const ScriptErrorsPort: Key<ScriptErrors> = Symbol('ScriptErrors');
