import { COMPANY_SIZE, JOIN_COMPANY, readOf, statusOf } from '@/server/platform/moderation/moderated-table.queries';

export const moderatedPhotos = statusOf('photo', 'research.photos');

export const readPhoto = readOf(
  'photo',
  'research.photos',
  {
    place: 'c.name',
    place_size: COMPANY_SIZE,
    path: `'/photos/' || c.slug || '-photos'`,
    title: 'null::text',
    context: 'null::text',
    rating: 'null::smallint',
    parts: `jsonb_build_array(jsonb_build_object('label', 'CAPTION', 'text', nullif(r.caption, '')), jsonb_build_object('label', 'PICTURE', 'text', r.url))`,
  },
  JOIN_COMPANY,
);
