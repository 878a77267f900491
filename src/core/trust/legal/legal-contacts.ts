/** The officer who answers complaints about content (IT Rules 2021, rule 3(2)). */
export interface GrievanceOfficer {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** The contacts of the operator. Those that are not configured are null. */
export interface LegalContacts {
  readonly entity: string | null;
  readonly address: string | null;
  readonly email: string | null;
  readonly grievanceOfficer: GrievanceOfficer | null;
  /** Days until deleted data is gone from backups. */
  readonly backupDays: number;
}
