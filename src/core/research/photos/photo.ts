import type { EmployerAnswer } from '@/core/kernel/moderated/employer-answer';

export const PHOTO_ALBUMS = ['office', 'canteen', 'events', 'commute', 'company'] as const;

export type PhotoAlbumName = (typeof PHOTO_ALBUMS)[number];

/** Albums that users fill. `company` holds the company's own photos. */
export const USER_ALBUMS = ['office', 'canteen', 'events', 'commute'] as const satisfies readonly PhotoAlbumName[];

export type UserAlbumName = (typeof USER_ALBUMS)[number];

/** A photo. Addresses are paths of this site. */
export interface Photo {
  readonly id: string;
  readonly album: PhotoAlbumName;
  readonly caption: string;
  readonly url: string;
  readonly previewUrl: string;
  readonly width: number;
  readonly height: number;
  /** A city or a state. */
  readonly location: string | null;
  /** `2026-10`, `2026-Q4` or `2026`. Null if the photo shows none. */
  readonly month: string | null;
  readonly isMine: boolean;
  readonly answer?: EmployerAnswer;
}

export interface PhotoPage {
  readonly items: readonly Photo[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
}

export type AlbumCover = Pick<Photo, 'id' | 'caption' | 'previewUrl' | 'width' | 'height'>;

/** An album. The month of its newest photo is null for fewer than five photos. */
export interface PhotoAlbum {
  readonly album: PhotoAlbumName;
  readonly count: number;
  readonly newest: string | null;
  readonly cover: AlbumCover;
}
