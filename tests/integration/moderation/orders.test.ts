import { aPdf } from '@tests/support/a-pdf';
import { aSummons } from '@tests/support/a-summons';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { MAX_ORDERS_PER_DAY } from '@/core/trust/legal/order-document.rules';
import { MemoryFiles } from '@/server/platform/files/memory-files';
import { noticeLines, orderOf } from '@/server/services/trust/legal/legal/register';
import type { World } from '../harness/world';
import { startWorld } from '../harness/world';

const files = new MemoryFiles();
let world: World;
beforeAll(async () => {
  world = await startWorld(testDatabaseKind, { files });
});
afterAll(() => world.stop());

async function uploaded(content: Uint8Array): Promise<string> {
  return (await world.guest().post('/api/legal/order-documents', content)).body.order;
}

async function sent(order: string | null, kind: 'removal' | 'information' = 'removal'): Promise<string> {
  const answer = await world.guest().post('/api/legal/summons', aSummons({ kind, order }));
  expect(answer.status).toBe(201);
  return answer.body.receipt;
}

it('lists every notice of an authority with its receipt, and gives out the document of an order', async () => {
  const { database } = world.server;
  const document = aPdf(2_000);
  const withDocument = await sent(await uploaded(document));
  const without = await sent(null, 'information');
  const lines = await noticeLines(database);
  expect(lines.find((line) => line.startsWith(withDocument))).toMatch(/ · removal · with its document · Cyber Crime/);
  expect(lines.find((line) => line.startsWith(without))).toContain(' · information · no document · ');
  expect(await orderOf(database, files, withDocument)).toEqual(Buffer.from(document));
  expect(await orderOf(database, files, without)).toBeNull();
  expect(await orderOf(database, files, 'SN-20260101-NOBODY')).toBeNull();
});

it('serves the document of an order at no address', async () => {
  const order = await uploaded(aPdf());
  for (const address of [`/orders/${order}.pdf`, `/media/${order}.pdf`, `/api/legal/order-documents/${order}`]) {
    const { status, headers } = await world.guest().get(address);
    expect([status, headers.get('content-type')]).not.toEqual([200, 'application/pdf']);
  }
});

it('keeps the documents of a network up to its share of the day, and those of the next day again', async () => {
  const { database } = world.server;
  world.pass(DAY_MS);
  const receipts: string[] = [];
  for (let place = 0; place <= MAX_ORDERS_PER_DAY; place += 1) receipts.push(await sent(await uploaded(aPdf())));
  const kept = await Promise.all(receipts.map((receipt) => orderOf(database, files, receipt)));
  expect(kept.map((content) => content !== null)).toEqual([true, true, false]);
  world.pass(DAY_MS);
  expect(await orderOf(database, files, await sent(await uploaded(aPdf())))).not.toBeNull();
});
