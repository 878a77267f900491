import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { memoize } from '@/contract/compile-at-first-use';
import type { ShareCard, SharedKind } from '@/core/kernel/share-cards/share-card.rules';
import { Problem } from '@/server/contract/problem';
import { PICTURE_HEADERS } from '@/server/platform/files/picture-headers';
import { networkOf } from '@/server/platform/http/network-of';
import { FairSlots } from '@/server/platform/turns';
import { loadCardFonts } from './card-fonts';
import { cardSvg } from './card-svg';

/** Cache time in seconds. It is short, because a removed text must not live on in a shared cache. */
const KEPT_SECONDS = 60;
/** The maximum number of cached pictures, each about 40 kB. */
const MAX_DRAWN = 200;

const loadRenderer = memoize(async () => (await import('@resvg/resvg-js')).renderAsync);

/**
 * Serves `/share/<kind>/<key>.png`. `read` supplies public texts per request; equal texts share a picture. Networks
 * take turns, so that one network's requests delay no other.
 */
export function registerShareCards(
  app: FastifyInstance,
  kind: SharedKind,
  read: (key: string) => Promise<ShareCard | null>,
  brand: string,
): void {
  const pictures = new LRUCache<string, Uint8Array>({ max: MAX_DRAWN });
  const turns = new FairSlots({ atOnce: 1, atOnceOfUser: 1 });
  const drawn = async (card: ShareCard, network: string): Promise<Uint8Array> => {
    const key = JSON.stringify(card);
    const kept = () => pictures.get(key);
    return (
      kept() ??
      turns.run(Buffer.from(network), async () => {
        const picture = kept() ?? (await draw(card, brand));
        pictures.set(key, picture);
        return picture;
      })
    );
  };
  app.get<{ Params: { file: string } }>(`/share/${kind}/:file`, async (request, reply) => {
    const { file } = request.params;
    const card = file.endsWith('.png') ? await read(file.slice(0, -'.png'.length)) : null;
    if (card === null) throw new Problem(404, 'picture_not_found', 'There is no picture at this address.');
    return reply
      .headers({
        'cache-control': `public, max-age=${KEPT_SECONDS}`,
        ...PICTURE_HEADERS,
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('image/png')
      .send(await drawn(card, networkOf(request.ip)));
  });
}

async function draw(card: ShareCard, brand: string): Promise<Uint8Array> {
  const [fonts, render] = await Promise.all([loadCardFonts(), loadRenderer()]);
  return (await render(cardSvg(card, fonts, brand), { font: { loadSystemFonts: false } })).asPng();
}
