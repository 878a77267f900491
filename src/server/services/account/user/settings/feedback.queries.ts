import type { FeedbackTouchpoint } from '@/contract/generated/user';
import { bytes, smallint, text, textOf } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const feedbackOfPersona = defineStatement({
  name: 'settings.feedback',
  parameters: [bytes, textOf<FeedbackTouchpoint>()],
  columns: { rating: smallint, comment: text },
  text: 'select rating, comment from persona.feedback where persona_ref = $1 and touchpoint = $2',
});

export const storeFeedback = defineStatement({
  name: 'settings.store-feedback',
  parameters: [bytes, textOf<FeedbackTouchpoint>(), smallint, text],
  columns: {},
  text: `insert into persona.feedback (persona_ref, touchpoint, rating, comment) values ($1, $2, $3, $4)
         on conflict (persona_ref, touchpoint) do update set rating = excluded.rating, comment = excluded.comment`,
});
