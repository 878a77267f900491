import * as v from 'valibot';

export const ARCHIVE_FORMAT = 1;
export const MANIFEST = 'manifest.json';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const Manifest = v.object({
  format: v.literal(ARCHIVE_FORMAT),
  version: v.string(),
  takenAt: v.string(),
  database: v.picklist(['pglite', 'postgres']),
  migrations: count,
  /** The name of the authorship key, which is not in the archive. */
  keyName: v.nullable(v.string()),
  tables: v.record(v.string(), v.object({ rows: count, checksum: v.string() })),
  entries: v.record(v.string(), v.object({ bytes: count, sha256 })),
});

export type Manifest = v.InferOutput<typeof Manifest>;

/** Thrown if the archive cannot be used, or not on this machine. The message says what to do. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupError';
  }
}

export function readManifest(content: Buffer): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(content.toString('utf8'));
  } catch {
    throw new BackupError('The archive has no readable manifest: it is no backup, or it is damaged.');
  }
  const read = v.safeParse(Manifest, value);
  if (read.success) return read.output;
  throw new BackupError('The manifest of the archive is damaged, or a later version of the product wrote it.');
}

export function compareTables(manifest: Manifest['tables'], found: Manifest['tables']): void {
  const names = new Set([...Object.keys(manifest), ...Object.keys(found)]);
  for (const name of [...names].toSorted()) {
    const [one, other] = [manifest[name], found[name]];
    if (one?.rows !== other?.rows || one?.checksum !== other?.checksum)
      throw new BackupError(
        `Table ${name} has ${other?.rows ?? 'no'} rows that do not match the ${one?.rows ?? 'missing'} of the backup.`,
      );
  }
}
