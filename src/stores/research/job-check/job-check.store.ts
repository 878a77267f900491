import { makeAutoObservable } from 'mobx';
import type { HostNames } from '@/core/kernel/common/host-names';
import { checkMessage } from '@/core/research/job-check/check-message.rules';
import type { CompanyDomainReading } from '@/core/research/job-check/company-domains.port';
import { KnownDomains } from '@/core/research/job-check/look-alike.rules';
import type { CompanyDomains, MessageCheck } from '@/core/research/job-check/message-check';
import { MAX_MESSAGE_LENGTH } from '@/core/research/job-check/message-text.rules';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** Checks a message on the device. The message is neither sent nor stored. */
export class JobCheckStore implements PersonalStore {
  text = '';
  answer: MessageCheck | null = null;
  fault: 'missing' | 'tooLong' | null = null;
  /** The view focuses the result or the faulty field when this increases. */
  presses = 0;
  readonly #domains: Loadable<CompanyDomains>;
  readonly #hosts: HostNames;
  #known: KnownDomains | null = null;

  constructor(reading: CompanyDomainReading, hosts: HostNames) {
    this.#hosts = hosts;
    this.#domains = new Loadable(
      () => reading.listCompanyDomains(),
      ({ companies }) => {
        this.#known = new KnownDomains(companies, hosts);
      },
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** True if the companies' domains did not load, so that no address was compared with them. */
  get lacksDomains(): boolean {
    return this.#domains.failure !== null;
  }

  async load(): Promise<void> {
    await this.#domains.loadOnce();
  }

  write(text: string): void {
    this.text = text;
    this.fault = null;
  }

  check(): void {
    this.presses += 1;
    this.fault = faultOf(this.text);
    const companies = this.#domains.value?.companies ?? [];
    const known = this.#known ?? new KnownDomains([], this.#hosts);
    this.answer = this.fault !== null ? null : checkMessage(this.text, companies, known, this.#hosts);
  }

  forget(): void {
    this.text = '';
    this.answer = null;
    this.fault = null;
  }
}

function faultOf(text: string): JobCheckStore['fault'] {
  if (text.trim() === '') return 'missing';
  return text.length > MAX_MESSAGE_LENGTH ? 'tooLong' : null;
}
