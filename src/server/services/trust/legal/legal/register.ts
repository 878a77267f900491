import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from '@/server/platform/database';
import type { Files } from '@/server/platform/files/files.port';
import { listNotices, noticeOfReceipt } from './legal.queries';
import { orderKey } from './order-documents';

export async function noticeLines(database: Database): Promise<readonly string[]> {
  const rows = await database.query(listNotices);
  return rows.map(({ receipt, received_at, notice }) => {
    const { kind, authority, officerName, designation, reference, subject, order } = notice;
    const document = order === null ? 'no document' : 'with its document';
    const sender = `${authority}; ${officerName}, ${designation}; ${reference}`;
    return [receipt, dayInIndia(received_at.getTime()), kind, document, sender, subject].join(' · ');
  });
}

/** Returns the document of a notice, or null if it has none, or it was not stored. */
export async function orderOf(database: Database, files: Pick<Files, 'get'>, receipt: string): Promise<Buffer | null> {
  const [found] = await database.query(noticeOfReceipt, receipt);
  const order = found?.notice.order ?? null;
  const content = order === null ? null : await files.get(orderKey(order));
  return content === null || content.length === 0 ? null : content;
}
