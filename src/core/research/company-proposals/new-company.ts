/** More of a company that is not in the catalogue, as whoever contributes about it says it. */
export interface NewCompany {
  /** The city of its main office. */
  readonly city: string;
  /** An address without a path; null for none. */
  readonly website: string | null;
}
