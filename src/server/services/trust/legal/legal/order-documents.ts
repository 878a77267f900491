import { randomUUID } from 'node:crypto';
import { isPdfContent, needsOrderDocument, orderRefusals } from '@/core/trust/legal/order-document.rules';
import type { Summons } from '@/core/trust/legal/summons';
import type { LegalHandlers } from '@/server/contract/generated/legal';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import { networkOf } from '@/server/platform/http/network-of';
import type { ComplaintRegister } from '@/server/platform/moderation/complaint-register';
import { plainUuid } from '@/server/platform/uuid';

export interface OrderDocumentsDeps {
  readonly database: Database;
  readonly register: Pick<ComplaintRegister, 'canKeepOrder'>;
  readonly files: Pick<StoredFiles, 'put' | 'use'>;
}

/** Returns the key of a file that is never served over HTTP: `npm run notices` writes it to a file. */
export function orderKey(order: string): string {
  return `orders/${plainUuid(order)}.pdf`;
}

/** Stores documents. Beyond a network's daily share, stores an empty file. */
export function createOrderDocuments({
  database,
  register,
  files,
}: OrderDocumentsDeps): Pick<LegalHandlers, 'uploadOrder'> {
  return {
    async uploadOrder({ body, http }) {
      // A request without a body has no content type either.
      const content = body ?? new Uint8Array();
      if (!isPdfContent(content)) throw new Problem(422, 'order_unreadable', orderRefusals.unreadable);
      const isKept = await register.canKeepOrder(database, networkOf(http.ip));
      const order = randomUUID();
      await files.put(orderKey(order), isKept ? content : new Uint8Array());
      return { status: 201, body: { order, isKept } };
    },
  };
}

/** Keeps a document. Throws 422 `order_missing` or `order_not_usable`. */
export async function storeOrderDocument(
  tx: Database,
  files: Pick<StoredFiles, 'use'>,
  { kind, order }: Pick<Summons, 'kind' | 'order'>,
): Promise<void> {
  if (order === null) {
    if (needsOrderDocument(kind)) throw refused('order_missing', orderRefusals.missing);
    return;
  }
  const key = orderKey(order);
  if (!(await files.use(tx, key)).has(key)) throw refused('order_not_usable', orderRefusals.notUsable);
}

function refused(code: 'order_missing' | 'order_not_usable', sentence: string): Problem {
  return new Problem(422, code, sentence, { order: sentence });
}
