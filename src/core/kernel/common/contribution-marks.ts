export type CameBy = 'invitation';

export interface ContributionMarks {
  readonly draftId: string;
  readonly cameBy?: CameBy;
}
