/** A company that is not in the catalogue, as its contributor describes it. */
export interface NewCompany {
  readonly city: string;
  readonly website: string | null;
}
