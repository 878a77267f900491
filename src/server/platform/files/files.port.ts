/**
 * A store of files by key, `photos/7f3a….webp`: lower-case letters, digits, hyphens and dots below one folder. Keys are random, so that nobody
 * guesses one; whoever stores a file keeps its key and its type.
 */
export interface Files {
  /** Stores a file; one of the same key is replaced. Resolves when it would survive a crash. */
  readonly put: (key: string, content: Uint8Array) => Promise<void>;
  /** Returns the content; null if there is no such file. */
  readonly get: (key: string) => Promise<Buffer | null>;
  /** Does nothing if there is no such file. */
  readonly delete: (key: string) => Promise<void>;
}

/** Throws for a key that could lead out of the store. */
export function checkFileKey(key: string): void {
  if (!/^[a-z0-9-]+\/[a-z0-9-]+\.[a-z0-9]+$/.test(key)) throw new Error(`${key} is no key of a file.`);
}
