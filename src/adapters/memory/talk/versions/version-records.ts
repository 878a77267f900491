import type { Version } from '@/core/talk/versions/version';
import { MAX_VERSIONS } from '@/core/talk/versions/version.rules';

export class VersionRecords {
  readonly #byId = new Map<string, readonly Version[]>();

  of(id: string): readonly Version[] {
    return this.#byId.get(id) ?? [];
  }

  keep(id: string, version: Version): void {
    this.#byId.set(id, [version, ...this.of(id)].slice(0, MAX_VERSIONS));
  }

  erase(id: string): void {
    this.#byId.delete(id);
  }
}
