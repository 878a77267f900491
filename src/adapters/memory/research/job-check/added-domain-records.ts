interface MemoryAddedDomain {
  readonly companyId: number;
  readonly domain: string;
  readonly since: string;
}

export class AddedDomainRecords {
  all: readonly MemoryAddedDomain[] = [];

  of(companyId: number): readonly MemoryAddedDomain[] {
    return this.all
      .filter((one) => one.companyId === companyId)
      .toSorted((one, other) => (one.domain < other.domain ? -1 : 1));
  }
}
