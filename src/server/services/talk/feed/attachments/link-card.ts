import type { LinkCard as LinkCardBody } from '@/contract/generated/feed';
import { sizeOf } from '@/server/platform/files/post-image';
import { addressesOf } from './stored-media';

/** A page that a link leads to, as it describes itself. */
export interface LinkedPage {
  readonly siteName: string | null;
  readonly title: string;
  readonly description: string | null;
  /** The address of its picture; not there for a page without one. */
  readonly image?: string;
}

/** A page as the row of a post holds it. */
export interface LinkCard extends Omit<LinkedPage, 'image'> {
  /** As it is written in the text. */
  readonly url: string;
  readonly host: string;
  /** The key of its picture among the files of the post; not there for a card without one. */
  readonly picture?: string;
}

export function linkCardOf(url: string, { siteName, title, description }: LinkedPage): LinkCard {
  return { url, host: new URL(url).hostname, siteName, title, description };
}

export function presentLink({ url, host, siteName, title, description, picture }: LinkCard): LinkCardBody {
  const shown = picture === undefined ? null : { url: addressesOf(picture).url, ...sizeOf(picture) };
  return { url, host, siteName, title, description, picture: shown };
}
