import type { Photo, PhotoAlbumName } from '@/core/photos/photo';

const albums: Readonly<Record<PhotoAlbumName, string>> = {
  office: 'Office',
  canteen: 'Canteen',
  events: 'Events',
  commute: 'Commute',
  company: 'By the company',
};

/** Texts of photos and their gallery. */
export const messages = {
  albums,
  title: 'Office photos',
  albumsLabel: 'Albums',
  all: 'All',
  photos: { one: '{count} photo', other: '{count} photos' },
  newest: (month: string) => `newest ${month}`,
  open: (caption: string, place: number, total: number) => `${caption}, photo ${place} of ${total}`,
  empty: 'No Photos Found yet.',
  emptyText: (company: string) => `Nobody has shown what it looks like at ${company} yet.`,
  beyondEnd: 'There is no photo on this page.',
  firstPage: 'To the first page',
  failedTitle: 'The photos did not load.',
  failedText: 'The connection may have dropped.',
  tryAgain: 'Try again',
  loading: 'Loading photos',
  gallery: (place: number, total: number) => `Photo ${place} of ${total}`,
  close: 'Close the gallery',
  previous: 'Previous photo',
  next: 'Next photo',
  yours: 'You added this photo.',
  remove: 'Delete',
} as const;

/** The caption of a photo, or its album where it has none. */
export function captionOf({ caption, album }: Pick<Photo, 'caption' | 'album'>): string {
  return caption === '' ? albums[album] : caption;
}
