/** The user's roles. */
export interface OwnRoles {
  readonly roles: readonly Role[];
  /** The number of open cases; null for a user who is not a moderator. */
  readonly openCases: number | null;
}

/** A task of a user in the product. */
export type Role = 'moderator';
