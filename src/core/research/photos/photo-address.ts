import type { QueryPair } from '@/core/kernel/common/address';
import { formatAddress, parseAddress, queryValue } from '@/core/kernel/common/address';
import { pageIn } from '@/core/kernel/common/page-address';
import type { PhotoAlbumName } from './photo';
import { PHOTO_ALBUMS } from './photo';

export interface PhotoSelection {
  readonly album: PhotoAlbumName | null;
  readonly page: number;
  readonly photo: string | null;
}

export function photoSelectionOf(address: string): PhotoSelection {
  const { query } = parseAddress(address);
  return {
    album: PHOTO_ALBUMS.find((album) => album === queryValue(query, 'album')) ?? null,
    page: pageIn(query),
    photo: queryValue(query, 'photo') || null,
  };
}

export function unknownAlbumOf(address: string): string | null {
  const album = queryValue(parseAddress(address).query, 'album') || null;
  return PHOTO_ALBUMS.some((one) => one === album) ? null : album;
}

export function photoAddressOf(path: string, { album, page, photo }: PhotoSelection): string {
  const query: QueryPair[] = [
    ...(album === null ? [] : [['album', album] as const]),
    ...(page === 1 ? [] : [['page', String(page)] as const]),
    ...(photo === null ? [] : [['photo', photo] as const]),
  ];
  return formatAddress({ base: parseAddress(path).base, query, hash: '' });
}
