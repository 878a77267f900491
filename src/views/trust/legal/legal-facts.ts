import type { LegalContacts } from '@/core/trust/legal/legal-contacts';
import type { PartOfText } from '@/views/kernel/common/text-part';

export interface LegalFacts {
  readonly brand: string;
  /** The operator's name as a subject: `Tarakki Internet Private Limited`. */
  readonly operator: string;
  /** Days until deleted data is gone from backups. */
  readonly backupDays: number;
  /** Hosts of other companies' scripts, which need consent. Empty if there are none. */
  readonly othersHosts: readonly string[];
}

export interface LegalPage {
  readonly title: string;
  /** True for policies. The other pages are about the product. */
  readonly isPolicy: boolean;
  /** The date in words. Null for pages without one. */
  readonly since: string | null;
  readonly version?: number;
  readonly lead: string;
  readonly parts: readonly PartOfText[];
}

/** Used until the contacts are loaded, and if none are configured. */
const DEFAULT_BACKUP_DAYS = 30;

export function legalFactsOf(
  brand: string,
  contacts: LegalContacts | null,
  othersHosts: readonly string[],
): LegalFacts {
  return {
    brand,
    operator: contacts?.entity ?? `whoever runs this ${brand}`,
    backupDays: contacts?.backupDays ?? DEFAULT_BACKUP_DAYS,
    othersHosts,
  };
}
