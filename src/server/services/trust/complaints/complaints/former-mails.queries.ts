import { bytes, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const BATCH = 100;

/** Removes and returns the mails that the previous version has stored and that none of its processes is sending. */
export const claimFormerMails = defineStatement({
  name: 'complaints.take-former-mails',
  parameters: [],
  columns: { id: uuid, seal: bytes },
  text: `delete from moderation.mails where id = any (array(
           select id from moderation.mails where leased_until is null or leased_until <= now() limit ${BATCH} for update skip locked
         )) returning id, seal`,
});
