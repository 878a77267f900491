export const SUMMONS_KINDS = ['summons', 'information', 'removal', 'preservation'] as const;

export type SummonsKind = (typeof SUMMONS_KINDS)[number];

export interface Summons {
  readonly noticeId: string;
  readonly authority: string;
  readonly officerName: string;
  readonly designation: string;
  readonly email: string;
  readonly phone: string;
  readonly kind: SummonsKind;
  readonly reference: string;
  readonly legalBasis: string;
  readonly subject: string;
  readonly details: string;
  readonly answerBy: string | null;
  readonly order: string | null;
}

export interface UploadedOrder {
  readonly order: string;
  /** False if the network has exceeded its daily share. The document has to be sent another way. */
  readonly isKept: boolean;
}

export interface SummonsReceipt {
  readonly receipt: string;
  readonly receivedAt: string;
  /** False if the network has sent too many notices that day. The notice gets a receipt but is not processed. */
  readonly isKept: boolean;
}
