export interface KeptPage {
  readonly address: string;
  readonly title: string;
  readonly readAt: number;
}
