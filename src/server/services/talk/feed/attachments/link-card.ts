import type { LinkCard as LinkCardBody } from '@/contract/generated/feed';
import { sizeOf } from '@/server/platform/files/post-image';
import { addressesOf } from './stored-media';

export interface LinkedPage {
  readonly siteName: string | null;
  readonly title: string;
  readonly description: string | null;
  readonly image?: string;
}

export interface LinkCard extends Omit<LinkedPage, 'image'> {
  readonly url: string;
  readonly host: string;
  readonly picture?: string;
}

export function linkCardOf(url: string, { siteName, title, description }: LinkedPage): LinkCard {
  return { url, host: new URL(url).hostname, siteName, title, description };
}

export function presentLink({ url, host, siteName, title, description, picture }: LinkCard): LinkCardBody {
  const shown = picture === undefined ? null : { url: addressesOf(picture).url, ...sizeOf(picture) };
  return { url, host, siteName, title, description, picture: shown };
}
