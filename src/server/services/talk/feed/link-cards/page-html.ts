import { shorten } from '@/core/kernel/formatting/shorten.rules';
import { MAX_ADDRESS_LENGTH } from '@/core/talk/posting/post-limits.rules';
import type { LinkedPage } from '../attachments/link-card';
import { headOf } from './page-head';

const MAX_SITE_NAME_LENGTH = 60;
const MAX_PAGE_TITLE_LENGTH = 150;
const MAX_DESCRIPTION_LENGTH = 240;
const MAX_CLEANED_LENGTH = 2_000;
/** Matches invisible characters, which hide or reorder text, except Indic joiners. */
const SHAPELESS = /(?![\u200c\u200d])[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;
const PILED_SIGNS = /(\p{M}{4})\p{M}+/gu;

export function linkedPageOf(html: string, address: URL): LinkedPage | null {
  const said = headOf(html);
  const first = (max: number, ...names: readonly string[]): string | null =>
    names.map((name) => cleaned(said.get(name) ?? '', max)).find((text) => text !== '') ?? null;
  const title = first(MAX_PAGE_TITLE_LENGTH, 'og:title', 'twitter:title', 'title');
  if (title === null) return null;
  return {
    siteName: first(MAX_SITE_NAME_LENGTH, 'og:site_name'),
    title,
    description: first(MAX_DESCRIPTION_LENGTH, 'og:description', 'twitter:description', 'description'),
    ...imageOf(said.get('og:image') ?? said.get('twitter:image') ?? '', address),
  };
}

function imageOf(written: string, address: URL): Pick<LinkedPage, 'image'> {
  const image = written.trim() === '' ? null : URL.parse(written.trim(), address.href);
  const isRead = image !== null && /^https?:$/.test(image.protocol) && image.href.length <= MAX_ADDRESS_LENGTH;
  return isRead ? { image: image.href } : {};
}

function cleaned(text: string, max: number): string {
  const line = text.slice(0, MAX_CLEANED_LENGTH).replaceAll(/\p{Cc}/gu, ' ');
  return shorten(line.replaceAll(SHAPELESS, '').replaceAll(PILED_SIGNS, '$1').normalize('NFC'), max);
}
