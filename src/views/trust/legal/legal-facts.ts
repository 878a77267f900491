import type { LegalContacts } from '@/core/trust/legal/legal-contacts';
import type { PartOfText } from '@/views/kernel/common/text-part';

export interface LegalFacts {
  readonly brand: string;
  /** The operator of the service, as a subject: `Tarakki Internet Private Limited`. */
  readonly operator: string;
  /** After how many days what was deleted is gone from backups. */
  readonly backupDays: number;
  /** The hosts of other companies' scripts, which users are asked about; empty for none. */
  readonly othersHosts: readonly string[];
}

export interface LegalPage {
  readonly title: string;
  /** One of the policies; the others are about the product. */
  readonly isPolicy: boolean;
  /** The day on which the text came into force, in words; null if none matters. */
  readonly since: string | null;
  readonly version?: number;
  readonly lead: string;
  readonly parts: readonly PartOfText[];
}

/** Used until the contacts have come, and if none are configured. */
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
