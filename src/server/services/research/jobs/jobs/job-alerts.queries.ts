import { arrayOf, bytes, from, integer, selectList, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const alertColumns = {
  id: uuid,
  wish_seal: bytes,
  created_on: from('created_on::text', text),
  mailed_on: from('mailed_on::text', text),
} as const;

export const alertsOfUser = defineStatement({
  name: 'job-alerts.of-user',
  parameters: [uuid],
  columns: alertColumns,
  text: `select ${selectList(alertColumns)} from identity.job_alerts where user_id = $1 order by created_on desc, id`,
});

export const insertAlert = defineStatement({
  name: 'job-alerts.insert',
  parameters: {
    id: uuid,
    user_id: uuid,
    wish_seal: bytes,
    created_on: text,
  },
  columns: alertColumns,
  text: `insert into identity.job_alerts (id, user_id, wish_seal, created_on, mailed_on)
         values ($id, $user_id, $wish_seal, $created_on::text::date, $created_on::text::date) returning ${selectList(alertColumns)}`,
});

export const lockUser = defineStatement({
  name: 'job-alerts.lock-user',
  parameters: [uuid],
  columns: { id: uuid },
  text: 'select id from identity.users where id = $1 for update',
});

export const deleteAlert = defineStatement({
  name: 'job-alerts.delete',
  parameters: [uuid, uuid],
  columns: { id: uuid },
  text: 'delete from identity.job_alerts where id = $1 and user_id = $2 returning id',
});

const fits = `facets @@ ($1::text::tsquery && (
  select string_agg('(' || words::text || ')', '|')::tsquery
  from (select plainto_tsquery('simple', platform.words_of(title)) as words from unnest($2::text[]) as title) as titles
  where numnode(words) > 0
))`;

export const countMatchingJobs = defineStatement({
  name: 'job-alerts.count-fitting',
  parameters: [text, arrayOf(text), text],
  columns: { total: integer },
  text: `select count(*)::int as total from research.jobs where ${fits} and posted_on >= $3::text::date`,
});

const MAX_NAMED = 5;

export const newestMatchingJobs = defineStatement({
  name: 'job-alerts.newest-fitting',
  parameters: [text, arrayOf(text), text, text],
  columns: { id: uuid, title: text, company: text, total: integer },
  text: `select j.id, j.title, c.name as company, count(*) over ()::int as total
         from research.jobs j join catalog.companies c on c.id = j.company_id
         where ${fits} and posted_on >= $3::text::date and posted_on < $4::text::date
         order by posted_on desc, j.id limit ${MAX_NAMED}`,
});

const BATCH = 200;

export const dueAlerts = defineStatement({
  name: 'job-alerts.due',
  parameters: [text, uuid],
  columns: { id: uuid, user_id: uuid },
  text: `select id, user_id from identity.job_alerts where mailed_on < $1::text::date and id > $2 order by id limit ${BATCH}`,
});

export const claimAlert = defineStatement({
  name: 'job-alerts.claim',
  parameters: [uuid, text],
  columns: { user_id: uuid, ...alertColumns },
  text: `with due as materialized (
           select id as alert, job_alerts.mailed_on as last_on from identity.job_alerts
           where id = $1 and job_alerts.mailed_on < $2::text::date for update skip locked
         )
         update identity.job_alerts set mailed_on = $2::text::date from due where id = alert
         returning user_id, id, wish_seal, created_on::text as created_on, last_on::text as mailed_on`,
});

export const unsealedAlerts = defineStatement({
  name: 'job-alerts.unsealed',
  parameters: [],
  columns: { id: uuid, user_id: uuid, wish_seal: bytes },
  text: 'select id, user_id, wish_seal from identity.job_alerts where not is_sealed for update',
});

export const storeSealedJobAlert = defineStatement({
  name: 'job-alerts.store-sealed',
  parameters: [uuid, bytes],
  columns: {},
  text: 'update identity.job_alerts set wish_seal = $2, is_sealed = true where id = $1',
});

export const moveAlert = defineStatement({
  name: 'job-alerts.move',
  parameters: [uuid, uuid, bytes],
  columns: {},
  text: 'update identity.job_alerts set user_id = $2, wish_seal = $3 where id = $1',
});
