/** The requests that an authority makes. */
export const SUMMONS_KINDS = ['summons', 'information', 'removal', 'preservation'] as const;

export type SummonsKind = (typeof SUMMONS_KINDS)[number];

/** A summons or notice of an authority. */
export interface Summons {
  /** Made by the sender; the same one is the same notice. */
  readonly noticeId: string;
  readonly authority: string;
  readonly officerName: string;
  readonly designation: string;
  readonly email: string;
  /** Empty for none. */
  readonly phone: string;
  readonly kind: SummonsKind;
  readonly reference: string;
  readonly legalBasis: string;
  /** Addresses of the pages that it is about. */
  readonly subject: string;
  readonly details: string;
  /** The day until which an answer is due; null for none. */
  readonly answerBy: string | null;
  /** The document of the order; null for none. */
  readonly order: string | null;
}

export interface UploadedOrder {
  readonly order: string;
  /** False for a network that has sent its share of the day: the document has to come another way. */
  readonly isKept: boolean;
}

/** The proof that a notice was received. */
export interface SummonsReceipt {
  readonly receipt: string;
  /** ISO 8601 in UTC. */
  readonly receivedAt: string;
  /** False if the network has sent too many that day: the notice has a receipt, and nobody reads it. */
  readonly isKept: boolean;
}
