/** The domains of a company, each list in alphabetical order. */
export interface DomainsOfCompany {
  /** The domains of its site, its career site and its mail. */
  readonly known: readonly string[];
  /** The domains that moderators added, each since a month, `2026-11`. */
  readonly added: readonly { readonly domain: string; readonly since: string }[];
}

/** The domains, in alphabetical order, at which people of a company proved their addresses, and how many people. */
export interface ProvedDomains {
  readonly domains: readonly { readonly domain: string; readonly people: number }[];
}
