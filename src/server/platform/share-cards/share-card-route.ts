import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { once } from '@/contract/compile-at-first-use';
import type { ShareCard, SharedKind } from '@/core/share-cards/share-card.rules';
import { Problem } from '@/server/contract/problem';
import { PICTURE_HEADERS } from '@/server/platform/files/picture-headers';
import { loadCardFonts } from './card-fonts';
import { cardSvg } from './card-svg';

/** Not longer: a picture of something that was removed shall not live on in a shared cache. */
const KEPT_SECONDS = 60;
/** About 40 kB each. */
const MAX_DRAWN = 200;

const loadRenderer = once(async () => (await import('@resvg/resvg-js')).renderAsync);

/**
 * Serves the pictures of a kind of pages, `/share/<kind>/<key>.png`. `read` returns the texts of a page that everybody may read, or null.
 * They are read for each request; of pages with the same texts one picture is drawn, and one at a time.
 */
export function registerShareCards(
  app: FastifyInstance,
  kind: SharedKind,
  read: (key: string) => Promise<ShareCard | null>,
): void {
  const pictures = new LRUCache<string, Promise<Uint8Array>>({ max: MAX_DRAWN });
  let last: Promise<unknown> = Promise.resolve();
  const drawn = (card: ShareCard): Promise<Uint8Array> => {
    const key = JSON.stringify(card);
    const known = pictures.get(key);
    if (known !== undefined) return known;
    const picture = last.then(() => draw(card));
    // One that fails is tried again, and stops nobody else.
    last = picture.catch(() => pictures.delete(key));
    pictures.set(key, picture);
    return picture;
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
      .send(await drawn(card));
  });
}

async function draw(card: ShareCard): Promise<Uint8Array> {
  const [fonts, render] = await Promise.all([loadCardFonts(), loadRenderer()]);
  return (await render(cardSvg(card, fonts), { font: { loadSystemFonts: false } })).asPng();
}
