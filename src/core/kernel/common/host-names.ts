/** The registered part of a host: `acme.co.in` and its label `acme` of `jobs.acme.co.in`. */
export interface RegisteredHost {
  readonly domain: string;
  readonly label: string;
}

/** Reads host names by the public suffix list, and compares labels. */
export interface HostNames {
  /** Returns the registered part of a host; null for an IP address and for a text that is no host name. */
  readonly registered: (host: string) => RegisteredHost | null;
  /** Returns a registrable domain in ASCII; null for a host below one, and for a suffix below which a provider hosts sites of others. */
  readonly registrable: (host: string) => string | null;
  /** Returns the number of letters to add, drop or replace. */
  readonly distance: (one: string, other: string) => number;
}
