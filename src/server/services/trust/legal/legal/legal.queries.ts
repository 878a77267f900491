import type { Summons } from '@/contract/generated/legal';
import { jsonb, moment, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** SQL for a notice. Old notices had no document field. */
const NOTICE = `'{"order": null}'::jsonb || notice as notice`;

/** The mail is pending while its moment is null. Returns no row if the id exists. */
export const storeNotice = defineStatement({
  name: 'legal.store-notice',
  parameters: [uuid, text, jsonb<Summons>(), moment, nullable(moment)],
  columns: { receipt: text, received_at: moment },
  text: `insert into platform.legal_notices (id, receipt, notice, received_at, mailed_at) values ($1, $2, $3, $4, $5)
         on conflict (id) do nothing returning receipt, received_at`,
});

export const noticeById = defineStatement({
  name: 'legal.notice',
  parameters: [uuid],
  columns: { receipt: text, received_at: moment, notice: jsonb<Summons>() },
  text: `select receipt, received_at, ${NOTICE} from platform.legal_notices where id = $1`,
});

const BATCH = 20;

export const unmailedNotices = defineStatement({
  name: 'legal.unmailed',
  parameters: [],
  columns: { id: uuid, receipt: text, notice: jsonb<Summons>() },
  text: `select id, receipt, ${NOTICE} from platform.legal_notices where mailed_at is null order by received_at limit ${BATCH}`,
});

export const markMailed = defineStatement({
  name: 'legal.mark-mailed',
  parameters: [uuid, moment],
  columns: {},
  text: 'update platform.legal_notices set mailed_at = $2 where id = $1',
});

export const listNotices = defineStatement({
  name: 'legal.list-notices',
  parameters: [],
  columns: { receipt: text, received_at: moment, notice: jsonb<Summons>() },
  text: `select receipt, received_at, ${NOTICE} from platform.legal_notices order by received_at desc, id`,
});

export const noticeOfReceipt = defineStatement({
  name: 'legal.notice-of-receipt',
  parameters: [text],
  columns: { notice: jsonb<Summons>() },
  text: `select ${NOTICE} from platform.legal_notices where receipt = $1`,
});
