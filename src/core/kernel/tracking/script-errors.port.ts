import type { Key } from '@/core/kernel/common/key';

/**
 * An uncaught error of the page's own scripts. The message is left out: it may contain user text.
 */
export interface ScriptError {
  readonly name: string;
  readonly place: string | null;
}

export interface ScriptErrors {
  readonly onError: (listener: (error: ScriptError) => void) => void;
}

export const ScriptErrorsPort: Key<ScriptErrors> = Symbol('ScriptErrors');
