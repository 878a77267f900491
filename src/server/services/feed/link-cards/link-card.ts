import type { LinkCard as LinkCardBody } from '@/contract/generated/feed';

/** A page that a link leads to, as it describes itself. */
export interface LinkedPage {
  readonly siteName: string | null;
  readonly title: string;
  readonly description: string | null;
}

/** A page as the row of a post holds it. */
export interface LinkCard extends LinkedPage {
  /** As it is written in the text. */
  readonly url: string;
  readonly host: string;
}

/** The card of a page at an address. */
export function linkCardOf(url: string, { siteName, title, description }: LinkedPage): LinkCard {
  return { url, host: new URL(url).hostname, siteName, title, description };
}

/** A stored card as viewers get it. */
export function presentLink({ url, host, siteName, title, description }: LinkCard): LinkCardBody {
  return { url, host, siteName, title, description };
}
