export type VersionedType = 'post' | 'comment';

export interface VersionedPath {
  readonly versionedType: VersionedType;
  readonly versionedId: string;
}

export interface Version {
  readonly title: string | null;
  readonly content: string;
  readonly writtenAt: string;
}

/** Versions, newest first. */
export interface Versions {
  readonly items: readonly Version[];
}
