import { bytes, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const BATCH = 100;

/** Takes the mails out that the version before has stored and no process of it has in hand. */
export const takeFormerMails = defineStatement({
  name: 'complaints.take-former-mails',
  parameters: [],
  columns: { id: uuid, seal: bytes },
  text: `delete from moderation.mails where id = any (array(
           select id from moderation.mails where leased_until is null or leased_until <= now() limit ${BATCH} for update skip locked
         )) returning id, seal`,
});
