import type { QueryPair } from '@/core/kernel/common/address';
import { formatAddress, parseAddress, queryValue } from '@/core/kernel/common/address';
import { pageIn } from '@/core/kernel/common/page-address';
import type { PhotoAlbumName } from './photo';
import { PHOTO_ALBUMS } from './photo';

export interface PhotoSelection {
  /** Null for all. */
  readonly album: PhotoAlbumName | null;
  /** From 1. */
  readonly page: number;
  /** The id of the photo that is open in the gallery; null for none. */
  readonly photo: string | null;
}

/** Reads the query of an address; what makes no sense is left out. */
export function photoSelectionOf(address: string): PhotoSelection {
  const { query } = parseAddress(address);
  return {
    album: PHOTO_ALBUMS.find((album) => album === queryValue(query, 'album')) ?? null,
    page: pageIn(query),
    photo: queryValue(query, 'photo') || null,
  };
}

/** Returns the album that an address asks for and that does not exist; null for none. */
export function unknownAlbumOf(address: string): string | null {
  const album = queryValue(parseAddress(address).query, 'album') || null;
  return PHOTO_ALBUMS.some((one) => one === album) ? null : album;
}

/** Writes a selection after a path; the counterpart of `photoSelectionOf`. */
export function photoAddressOf(path: string, { album, page, photo }: PhotoSelection): string {
  const query: QueryPair[] = [
    ...(album === null ? [] : [['album', album] as const]),
    ...(page === 1 ? [] : [['page', String(page)] as const]),
    ...(photo === null ? [] : [['photo', photo] as const]),
  ];
  return formatAddress({ base: parseAddress(path).base, query, hash: '' });
}
