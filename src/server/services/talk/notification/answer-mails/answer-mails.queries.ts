import { arrayOf, bytes, citext, from, nullable, selectList, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const isUnseen = 'n.status = 0 and not n.dismissed and not n.mailed';

const BATCH = 200;

const pageOfUsers = (join: string): string => `
  select u.id as user_id, u.email from identity.users u ${join}
    and u.id > $1
    and not exists (select from identity.deactivations d where d.user_id = u.id)
    and exists (
      select from identity.accounts a
      where a.user_id = u.id and a.email_verified and coalesce(a.email, u.email) = u.email
    )
  order by u.id limit ${BATCH}`;

const userColumns = { user_id: from('u.id', uuid), email: from('u.email', nullable(citext)) } as const;

export const usersWithDailyMails = defineStatement({
  name: 'answer-mails.daily',
  parameters: [uuid],
  columns: userColumns,
  text: pageOfUsers(`where not exists (
    select from identity.subscriptions s where s.user_id = u.id and s.answers <> 'daily')`),
});

export const usersWithInstantMails = defineStatement({
  name: 'answer-mails.at-once',
  parameters: [uuid],
  columns: userColumns,
  text: pageOfUsers(`join identity.subscriptions s on s.user_id = u.id where s.answers = 'atOnce'`),
});

const unseenColumns = {
  id: from('n.id', uuid),
  inbox_ref: from('n.inbox_ref', bytes),
  created_on: from('n.created_on::text', text),
  created_seal: from('n.created_seal', nullable(bytes)),
  payload_seal: from('n.payload_seal', bytes),
} as const;

/** Selects notifications that are neither seen nor mailed. Only their sealed payload shows which are answers. */
export const unseenNotifications = defineStatement({
  name: 'answer-mails.unseen',
  parameters: [arrayOf(bytes)],
  columns: unseenColumns,
  text: `select ${selectList(unseenColumns, 'n')} from persona.notifications n
         where n.inbox_ref = any($1) and n.status < 2 and ${isUnseen}`,
});

/** Claims answers, except those that another process marked, or that were seen. */
export const claimAnswers = defineStatement({
  name: 'answer-mails.claim',
  parameters: [arrayOf(uuid)],
  columns: { id: uuid },
  text: `update persona.notifications n set mailed = true where n.id = any($1) and ${isUnseen} returning n.id`,
});
