export interface OwnRoles {
  readonly roles: readonly Role[];
  readonly openCases: number | null;
}

/** A task of a user in the product. */
export type Role = 'moderator';
