import { LRUCache } from 'lru-cache';
import type { KnownDomains } from '@/core/research/job-check/look-alike.rules';
import type { OpeningSign } from '@/core/research/jobs/opening-sign.rules';
import { signsInText } from '@/core/research/jobs/opening-signs.rules';
import type { CompanyDomainList } from '@/server/services/research/company/domains/company-domain-list';
import { hostNames } from '@/server/services/research/company/domains/host-names';

const MAX_KEPT = 1_000;

interface Kept {
  readonly text: string;
  readonly domains: KnownDomains;
  readonly signs: readonly OpeningSign[];
}

export class OpeningSigns {
  readonly #kept = new LRUCache<string, Kept>({ max: MAX_KEPT });

  constructor(private readonly list: Pick<CompanyDomainList, 'known'>) {}

  async inText(jobId: string, text: string): Promise<readonly OpeningSign[]> {
    const domains = await this.list.known();
    const kept = this.#kept.get(jobId);
    if (kept?.text === text && kept.domains === domains) return kept.signs;
    const signs = signsInText(text, domains, hostNames);
    this.#kept.set(jobId, { text, domains, signs });
    return signs;
  }
}
