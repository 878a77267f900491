/** The picture of a page: a path of the product, and its size in pixels. */
export interface LinkPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** A page that a text links to, as it describes itself: text from outside, never markup. */
export interface LinkCard {
  /** The address as it is written in the text. */
  readonly url: string;
  /** The host of the address: a page may claim any name, and this one it cannot choose. */
  readonly host: string;
  readonly siteName: string | null;
  readonly title: string;
  readonly description: string | null;
  /** Null if the page has none, and in a preview. */
  readonly picture: LinkPicture | null;
}
