export interface LinkPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** The page's own description: untrusted text, never markup. */
export interface LinkCard {
  readonly url: string;
  /** The host, which is shown because a page may claim any name. */
  readonly host: string;
  readonly siteName: string | null;
  readonly title: string;
  readonly description: string | null;
  readonly picture: LinkPicture | null;
}
