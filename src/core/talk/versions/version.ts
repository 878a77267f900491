/** The types of contribution that keep what they said before. */
export type VersionedType = 'post' | 'comment';

/** Names a post or a comment in a path. */
export interface VersionedPath {
  readonly versionedType: VersionedType;
  readonly versionedId: string;
}

/** A text of a post or a comment, from one moment until it was changed. */
export interface Version {
  /** Null for a comment, and for a post without one. */
  readonly title: string | null;
  readonly content: string;
  /** ISO 8601 in UTC. */
  readonly writtenAt: string;
}

/** The earlier texts, newest first. */
export interface Versions {
  readonly items: readonly Version[];
}
