import type { Photo, PhotoAlbumName } from './photo';

export const PHOTO_ALBUM_LABELS: Readonly<Record<PhotoAlbumName, string>> = {
  office: 'Office',
  canteen: 'Canteen',
  events: 'Events',
  commute: 'Commute',
  company: 'By the company',
};

export function captionOf({ caption, album }: Pick<Photo, 'caption' | 'album'>): string {
  return caption === '' ? PHOTO_ALBUM_LABELS[album] : caption;
}
