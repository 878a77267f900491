import { exportRowsOfRef, exportRowsOfUser } from '@/server/platform/personal/exported-rows.queries';

export const exportedSubscriptions = exportRowsOfUser(
  'subscriptions',
  'select digest, answers from identity.subscriptions where user_id = $1',
);

export const exportedPreferences = exportRowsOfRef(
  'preferences',
  `select shows_designation, tells_votes, tells_comment_votes, tells_comments, tells_replies, tells_requests, tells_mentions, tells_polls, tells_talks, highlights
   from persona.preferences where persona_ref = $1`,
);

export const exportedFeedback = exportRowsOfRef(
  'feedback',
  'select touchpoint, rating, comment from persona.feedback where persona_ref = $1',
);
