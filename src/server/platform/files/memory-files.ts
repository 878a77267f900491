import type { Files } from './files.port';
import { checkFileKey } from './files.port';

export class MemoryFiles implements Files {
  readonly #contents = new Map<string, Buffer>();

  get size(): number {
    return this.#contents.size;
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    checkFileKey(key);
    this.#contents.set(key, Buffer.from(content));
  }

  async get(key: string): Promise<Buffer | null> {
    checkFileKey(key);
    return this.#contents.get(key) ?? null;
  }

  async delete(key: string): Promise<void> {
    checkFileKey(key);
    this.#contents.delete(key);
  }
}
