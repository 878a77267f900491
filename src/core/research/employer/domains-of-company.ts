/** The domains of a company, each list in alphabetical order. */
export interface DomainsOfCompany {
  /** Those of its site, its career site and its addresses. */
  readonly known: readonly string[];
  /** Those that moderators added, with the month, `2026-11`. */
  readonly added: readonly { readonly domain: string; readonly since: string }[];
}
