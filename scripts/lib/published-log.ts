import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { readVerifierKey } from '../../src/server/platform/tlog/signed-note';
import type { PublishedLine, PublishedLog } from '../../src/server/services/trust/moderation/public-log/verify-log';

const Line = v.object({
  number: v.number(),
  month: v.string(),
  kind: v.string(),
  act: v.string(),
  place: v.nullable(v.string()),
  rule: v.nullable(v.string()),
  origin: v.string(),
  salt: v.nullable(v.string()),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
const Page = v.object({ items: v.array(Line), nextCursor: v.nullable(v.string()) });
const Newest = v.object({ note: v.string(), keys: v.array(v.string()) });

const PAGE = 50;

const HEADERS = { appid: '999', systemid: 'AB_WEB' };

export function addressOf(origin: string): string {
  const host = origin.replace(/\/log$/, '');
  const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
  return `${isHere ? 'http' : 'https'}://${host}`;
}

export async function publishedLog(address: string): Promise<PublishedLog> {
  const { note, keys } = v.parse(Newest, await read(`${address}/api/moderation/log/checkpoint`));
  const lines: PublishedLine[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: v.InferOutput<typeof Page> = v.parse(
      Page,
      await read(
        `${address}/api/moderation/log?limit=${PAGE}${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
      ),
    );
    lines.push(...page.items);
    cursor = page.nextCursor;
  }
  return { checkpoint: note, keys: keys.map(readVerifierKey).filter((key) => key !== null), lines: lines.toReversed() };
}

async function read(url: string): Promise<unknown> {
  for (;;) {
    const response = await fetch(url, { redirect: 'error', headers: HEADERS });
    if (response.ok) return response.json();
    const seconds = Number(response.headers.get('retry-after'));
    if (response.status !== 429 || !(seconds > 0)) throw new Error(`${url} answers ${response.status}.`);
    await wait(seconds * 1_000);
  }
}
