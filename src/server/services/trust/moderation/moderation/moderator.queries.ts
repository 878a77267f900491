import { boolean, bytes, date, from, nullable, smallint, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const isModerator = `exists (select from identity.roles where user_id = $1 and role = 'moderator')`;
const isFresh = 'exists (select from identity.sessions where id = $2 and started_on >= $3)';
const accepted = '(select version from identity.conduct_acceptances where user_id = $1)';

export const moderatorSession = defineStatement({
  name: 'moderation.moderator-session',
  parameters: [uuid, uuid, date],
  columns: {
    is_moderator: from(isModerator, boolean),
    is_fresh: from(isFresh, boolean),
    accepted: from(accepted, nullable(smallint)),
  },
  text: `select ${isModerator} as is_moderator, ${isFresh} as is_fresh, ${accepted} as accepted`,
});

export const ownCompanies = defineStatement({
  name: 'moderation.own-companies',
  parameters: [bytes, bytes],
  columns: { name: from('lower(company_name)', text) },
  text: `select lower(company_name) as name from persona.career_statuses where persona_ref = $1 and company_name is not null
         union select lower(c.name) from research.employer_claims k join catalog.companies c on c.id = k.company_id where k.claimant_ref = $2`,
});
