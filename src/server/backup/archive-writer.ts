import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Manifest } from './manifest';
import { MANIFEST } from './manifest';
import { hashingStream } from './measured';

/**
 * Writes a zip that only its owner may read. The manifest, its last entry, lists the size and SHA-256 of every other
 * entry. The file gets its final name once it is complete.
 */
export class ArchiveWriter {
  readonly #zip = new ZipFile();
  readonly #entries: Record<string, Manifest['entries'][string]> = {};
  readonly #written: Promise<void>;

  constructor(private readonly path: string) {
    this.#written = pipeline(this.#zip.outputStream, createWriteStream(this.#unfinished, { mode: 0o600, flags: 'wx' }));
    // Prevents an unhandled rejection. The failure is reported when the archive is finished.
    this.#written.catch(() => undefined);
  }

  get #unfinished(): string {
    return `${this.path}.unfinished`;
  }

  addFolder(name: string): void {
    this.#zip.addEmptyDirectory(name);
  }

  /** `compress` is off for content that is compressed already. */
  async add(name: string, content: Readable | Buffer, compress = true): Promise<void> {
    const whole = hashingStream((measure) => {
      this.#entries[name] = measure;
    });
    this.#zip.addReadStream(whole, name, { compress });
    await pipeline(Buffer.isBuffer(content) ? Readable.from([content]) : content, whole);
  }

  addFile(name: string, path: string, compress = true): Promise<void> {
    return this.add(name, createReadStream(path), compress);
  }

  async finish(about: Omit<Manifest, 'entries'>): Promise<Manifest> {
    const manifest = { ...about, entries: this.#entries };
    this.#zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 1)), MANIFEST);
    this.#zip.end();
    await this.#written;
    renameSync(this.#unfinished, this.path);
    return manifest;
  }

  discard(): void {
    rmSync(this.#unfinished, { force: true });
  }
}
