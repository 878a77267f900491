import { COMPANY_SIZE, JOIN_COMPANY, readOf, statusOf } from '@/server/platform/moderation/moderated-table.queries';

export const moderatedVideos = statusOf('video', 'research.company_videos');

export const readVideo = readOf(
  'video',
  'research.company_videos',
  {
    place: 'c.name',
    place_size: COMPANY_SIZE,
    path: `'/overview/' || c.slug || '-overview'`,
    title: 'r.title',
    context: 'null::text',
    rating: 'null::smallint',
    parts: `jsonb_build_array(jsonb_build_object('label', 'VIDEO', 'text', r.url))`,
  },
  JOIN_COMPANY,
);
