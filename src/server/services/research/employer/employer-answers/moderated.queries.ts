import { COMPANY_SIZE, JOIN_COMPANY, readOf, statusOf } from '@/server/platform/moderation/moderated-table.queries';

export const moderatedAnswers = statusOf('answer', 'research.answers');

export const readAnswer = readOf(
  'answer',
  'research.answers',
  {
    place: 'c.name',
    place_size: COMPANY_SIZE,
    path: `'/employer-answers/' || case r.to_kind when 'answer' then r.item_id else r.id end`,
    title: 'null::text',
    context: `case r.to_kind
      when 'review' then (select concat_ws(' ', x.title, x.likes, x.dislikes) from research.reviews x where x.id = r.item_id)
      when 'interview' then (select nullif(x.story, '') from research.interviews x where x.id = r.item_id)
      when 'photo' then (select nullif(x.caption, '') from research.photos x where x.id = r.item_id)
      when 'answer' then (select x.text from research.answers x where x.id = r.item_id)
      end`,
    rating: 'null::smallint',
    parts: `jsonb_build_array(jsonb_build_object('label', 'TEXT', 'text', r.text))`,
  },
  JOIN_COMPANY,
);
