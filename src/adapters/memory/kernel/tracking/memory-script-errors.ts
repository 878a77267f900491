import type { ScriptError, ScriptErrors } from '@/core/kernel/tracking/script-errors.port';

/** A page whose scripts break when a test says so. */
export class MemoryScriptErrors implements ScriptErrors {
  #tell: (error: ScriptError) => void = () => undefined;

  onError(listener: (error: ScriptError) => void): void {
    this.#tell = listener;
  }

  raise(error: ScriptError): void {
    this.#tell(error);
  }
}
