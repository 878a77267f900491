import type { PartOfText } from '@/views/kernel/common/text-part';

export interface BlogPart extends PartOfText {
  /** Sums of money, row by row; the last row is the result. */
  readonly sums?: readonly { readonly label: string; readonly amount: string }[];
}

/** A post of the product's own blog, which is a file of `posts/`. */
export interface BlogPost {
  /** In the address: `/blog/{slug}`. */
  readonly slug: string;
  readonly title: string;
  /** ISO 8601, a day. */
  readonly on: string;
  readonly lead: string;
  readonly parts: readonly BlogPart[];
}
