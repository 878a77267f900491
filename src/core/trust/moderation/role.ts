export interface OwnRoles {
  readonly roles: readonly Role[];
  readonly openCases: number | null;
}

export type Role = 'moderator';
