import { PerUser } from '@/adapters/memory/kernel/world/per-user';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { CareerStatus } from '@/core/account/career-status/career-status';

export interface MemoryPortalJob {
  readonly companyName: string;
  readonly designation: string;
}

interface PortalState {
  hasConsented: boolean;
  linked: string | null;
}

const KNOWN_ADDRESS = /^[^@]*\.naukri@/;

export class PortalRecords {
  readonly #states = new PerUser<PortalState>(() => ({ hasConsented: false, linked: null }));

  of(user: MemoryUser): PortalState {
    return this.#states.of(user);
  }

  knows(email: string): boolean {
    return KNOWN_ADDRESS.test(email);
  }

  isLinkedElsewhere(user: MemoryUser, email: string): boolean {
    const own = this.of(user);
    return [...this.#states.all].some((state) => state !== own && state.linked === email);
  }

  jobOf(user: MemoryUser): MemoryPortalJob | null {
    const { linked } = this.of(user);
    if (linked === null || !this.knows(linked)) return null;
    return { companyName: 'Vaayuna Technologies', designation: 'Software Engineer' };
  }

  /** Verifies the status only if the account names the same company. */
  verified(user: MemoryUser, status: CareerStatus): CareerStatus {
    const job = this.jobOf(user);
    const { working } = status;
    if (job === null || working === null || working.verified === 'VERIFIED') return status;
    if (working.companyName.toLowerCase() !== job.companyName.toLowerCase()) return status;
    return {
      ...status,
      working: {
        ...working,
        jobProfile: working.jobProfile ?? job.designation,
        jobLocation: working.jobLocation ?? 'Bengaluru',
        departmentId: working.departmentId ?? 1,
        verified: 'VERIFIED',
        source: 'naukri',
      },
    };
  }
}
