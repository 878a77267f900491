/** A company that something else is about. */
export interface NamedCompany {
  readonly urlName: string;
  readonly name: string;
  readonly logo: string | null;
}
