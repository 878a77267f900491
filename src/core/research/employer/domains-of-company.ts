export interface DomainsOfCompany {
  readonly known: readonly string[];
  readonly added: readonly { readonly domain: string; readonly since: string }[];
}

export interface ProvedDomains {
  readonly domains: readonly { readonly domain: string; readonly people: number }[];
}
