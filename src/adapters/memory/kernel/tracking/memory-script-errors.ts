import type { ScriptError, ScriptErrors } from '@/core/kernel/tracking/script-errors.port';

export class MemoryScriptErrors implements ScriptErrors {
  #tell: (error: ScriptError) => void = () => undefined;

  onError(listener: (error: ScriptError) => void): void {
    this.#tell = listener;
  }

  raise(error: ScriptError): void {
    this.#tell(error);
  }
}
