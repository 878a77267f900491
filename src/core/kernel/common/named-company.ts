export interface NamedCompany {
  readonly urlName: string;
  readonly name: string;
  readonly logo: string | null;
}
