import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import type { Entry, ZipFile } from 'yauzl';
import { open } from 'yauzl';
import type { Manifest } from './manifest';
import { BackupError, MANIFEST, readManifest } from './manifest';
import { hashingStream } from './measured';

const openZip = promisify<string, object, ZipFile>(open);

/** Reads an archive. Each content is compared with the manifest as it is read. Throws BackupError if it differs. */
export class ArchiveReader {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    readonly manifest: Manifest,
  ) {}

  /** Throws BackupError if the file is not an archive, or lacks an entry of its manifest. */
  static async open(path: string): Promise<ArchiveReader> {
    const zip = await openZip(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
      throw new BackupError(`${path} is no readable backup (${error instanceof Error ? error.message : error}).`);
    });
    const entries = await entriesOf(zip);
    const described = entries.get(MANIFEST);
    if (described === undefined)
      throw new BackupError(`${path} has no ${MANIFEST}: it is no backup, or not a whole one.`);
    const manifest = readManifest(await buffer(await streamOf(zip, described)));
    for (const name of Object.keys(manifest.entries))
      if (!entries.has(name)) throw new BackupError(`${path} lacks ${name}.`);
    return new ArchiveReader(zip, entries, manifest);
  }

  /** Returns names of entries below a folder, without the folder. Names of folders end with a slash. */
  namesIn(folder: string): readonly string[] {
    return [...this.entries.keys()].filter((name) => name.startsWith(folder)).map((name) => name.slice(folder.length));
  }

  async read(name: string): Promise<Buffer> {
    return buffer((await this.#stream(name)).pipe(this.#compared(name)));
  }

  async check(name: string): Promise<void> {
    for await (const _chunk of (await this.#stream(name)).pipe(this.#compared(name)));
  }

  async extract(name: string, path: string): Promise<void> {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(
      await this.#stream(name),
      this.#compared(name),
      createWriteStream(path, { mode: 0o600, flags: 'wx' }),
    );
  }

  async extractFolder(folder: string, target: string): Promise<void> {
    for (const name of this.namesIn(folder)) {
      const path = join(target, name);
      if (name === '' || name.endsWith('/')) mkdirSync(path, { recursive: true, mode: 0o700 });
      else await this.extract(`${folder}${name}`, path);
    }
  }

  close(): void {
    this.zip.close();
  }

  async #stream(name: string): Promise<Readable> {
    const entry = this.entries.get(name);
    if (entry === undefined) throw new BackupError(`The archive lacks ${name}.`);
    return streamOf(this.zip, entry);
  }

  #compared(name: string): Transform {
    const expected = this.manifest.entries[name]?.sha256;
    return hashingStream(({ sha256 }) => {
      if (sha256 !== expected) throw new BackupError(`${name} of the archive is damaged: its checksum is another one.`);
    });
  }
}

/** Returns the entries. yauzl refuses names that lead out of a folder. */
function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', (error) => reject(new BackupError(`The archive is damaged (${error.message}).`)));
    zip.readEntry();
  });
}

function streamOf(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error === null) resolve(stream);
      else reject(new BackupError(`${entry.fileName} of the archive is damaged (${error.message}).`));
    });
  });
}
