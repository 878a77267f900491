/** A task of a user in the product. */
export type Role = 'moderator';
