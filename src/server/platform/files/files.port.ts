/**
 * Files by key, `photos/7f3a….webp`: lower-case letters, digits, hyphens and dots in one folder. Keys are random and
 * unguessable. The caller stores key and type.
 */
export interface Files {
  /** Stores a file, and replaces an existing one. Resolves when it would survive a crash. */
  readonly put: (key: string, content: Uint8Array) => Promise<void>;
  readonly get: (key: string) => Promise<Buffer | null>;
  readonly delete: (key: string) => Promise<void>;
}

/** Throws for a key that could lead out of the store. */
export function checkFileKey(key: string): void {
  if (!/^[a-z0-9-]+\/[a-z0-9-]+\.[a-z0-9]+$/.test(key)) throw new Error(`${key} is no key of a file.`);
}
