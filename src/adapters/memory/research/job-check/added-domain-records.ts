/** A domain that a moderator added to a company of a memory world. */
interface MemoryAddedDomain {
  readonly companyId: number;
  readonly domain: string;
  /** `2026-11`. */
  readonly since: string;
}

/** The domains that moderators added to companies of a memory world. */
export class AddedDomainRecords {
  all: readonly MemoryAddedDomain[] = [];

  /** In alphabetical order. */
  of(companyId: number): readonly MemoryAddedDomain[] {
    return this.all
      .filter((one) => one.companyId === companyId)
      .toSorted((one, other) => (one.domain < other.domain ? -1 : 1));
  }
}
