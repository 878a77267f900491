export interface RegisteredHost {
  readonly domain: string;
  readonly label: string;
}

export interface HostNames {
  /** Returns null for an IP address and for text that is not a host name. */
  readonly registered: (host: string) => RegisteredHost | null;
  /**
   * Returns null for a host below a registrable domain, and for a suffix under which a provider hosts other people's
   * sites.
   */
  readonly registrable: (host: string) => string | null;
  readonly distance: (one: string, other: string) => number;
}
