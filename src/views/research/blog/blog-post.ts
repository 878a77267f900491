import type { PartOfText } from '@/views/kernel/common/text-part';

export interface BlogPart extends PartOfText {
  /** The last row is the result. */
  readonly sums?: readonly { readonly label: string; readonly amount: string }[];
}

export interface BlogPost {
  readonly slug: string;
  readonly title: string;
  /** A date in ISO 8601. */
  readonly on: string;
  readonly lead: string;
  /** The post's main number, as calculated or counted in the text. */
  readonly figure: { readonly amount: string; readonly label: string };
  readonly parts: readonly BlogPart[];
}
