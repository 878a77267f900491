export type ContributionOrigin = 'invitation';

export interface ContributionMarks {
  readonly draftId: string;
  readonly cameBy?: ContributionOrigin;
}
