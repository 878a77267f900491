/** The number of photos on a page (LM-PHOTOS-PAGE). */
export const PHOTOS_PER_PAGE = 18;

/** The albums of an office's photos. */
export const PHOTO_ALBUMS = ['office', 'canteen', 'events', 'commute', 'company'] as const;

export type PhotoAlbumName = (typeof PHOTO_ALBUMS)[number];

/** A photo; `url` is a path of this site, `month` is `2026-10`. */
export interface Photo {
  readonly id: string;
  readonly album: PhotoAlbumName;
  readonly caption: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly location: string | null;
  readonly month: string;
}

/** A page of photos. */
export interface PhotoPage {
  readonly items: readonly Photo[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
}

/** An album that has photos, with the month of its newest one. */
export interface PhotoAlbum {
  readonly album: PhotoAlbumName;
  readonly count: number;
  readonly newest: string;
}
