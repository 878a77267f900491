/** The officer who answers complaints about contents (IT Rules 2021, rule 3(2)). */
export interface GrievanceOfficer {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** The contacts of whoever runs this service; null if none is named. */
export interface LegalContacts {
  readonly entity: string | null;
  readonly address: string | null;
  /** For everything that is no complaint. */
  readonly email: string | null;
  readonly grievanceOfficer: GrievanceOfficer | null;
  /** After how many days what was deleted is gone from backups. */
  readonly backupDays: number;
}
