import { makeAutoObservable } from 'mobx';
import type { Company } from '@/core/company/company';
import type { CompanyReading } from '@/core/company/company.port';
import type { PromptType } from '@/core/contribute/prompts';

/** The step after a contribution. */
export class NextStepStore {
  /** The contributed kind; null if the address does not say it. */
  after: PromptType | null = null;
  /** The company that it was about; null for none. */
  company: Pick<Company, 'companyName' | 'urlName'> | null = null;
  readonly #companies: Pick<CompanyReading, 'getCompany'>;

  constructor(companies: Pick<CompanyReading, 'getCompany'>) {
    this.#companies = companies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async open(after: PromptType | null, company: string | null): Promise<void> {
    this.after = after;
    this.company = null;
    const answer = company === null ? null : await this.#companies.getCompany({ urlName: company });
    this.opened(answer?.ok ? answer.value : null);
  }

  private opened(company: Company | null): void {
    this.company = company;
  }
}
