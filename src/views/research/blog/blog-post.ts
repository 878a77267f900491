import type { PartOfText } from '@/views/kernel/common/text-part';

export interface BlogPart extends PartOfText {
  /** The last row is the result. */
  readonly sums?: readonly { readonly label: string; readonly amount: string }[];
}

export interface BlogPost {
  readonly slug: string;
  readonly title: string;
  /** ISO 8601, a day. */
  readonly on: string;
  readonly lead: string;
  /** The one number of the text, as it is calculated or counted in it. */
  readonly figure: { readonly amount: string; readonly label: string };
  readonly parts: readonly BlogPart[];
}
