import type { PhotoAlbumName } from '@/contract/generated/photos';
import type { Database } from '@/server/platform/database';
import { bulkInsert } from './bulk-insert';
import { insertPhotos, selectLocations } from './demo.queries';
import { companies } from './demo-data';
import { Random } from './random';

const DAY_MS = 86_400_000;
const MAX_AGE_DAYS = 700;
const MAX_PHOTOS = 64;
const PALETTES = 3;
/** The number of companies at the end of the list without photos, as in the reviews. */
const EMPTY_FROM_END = 1;
const EVERY_THIN = 7;

const SCENES: readonly (readonly [name: string, album: PhotoAlbumName, captions: readonly string[]])[] = [
  ['floor', 'office', ['Desks by the window', 'Open floor, level 4', 'Our corner on a Friday']],
  ['meeting', 'office', ['Meeting room', 'Where the reviews happen', 'Round table, level 2']],
  ['stairs', 'office', ['Stairs to the terrace', 'The quick way to the canteen']],
  ['canteen', 'canteen', ['Canteen at noon', 'High tables by the coffee machine']],
  ['building', 'company', ['Main building', 'The campus from the road']],
  ['meeting', 'events', ['Town hall in June', 'Quiz evening']],
  ['shuttle', 'commute', ['The shuttle at the metro', 'Evening cab, bay 3']],
];

export async function loadPhotos(tx: Database, now: number): Promise<void> {
  const random = new Random('photos');
  const cities = await tx.query(selectLocations, [...new Set(companies.map(({ city }) => city))]);
  const cityIds = new Map(cities.map(({ id, name }) => [name, id]));
  const rows = companies.flatMap(({ city }, place) => {
    if (place >= companies.length - EMPTY_FROM_END) return [];
    const isThin = place % EVERY_THIN === EVERY_THIN - 1;
    const count = isThin
      ? random.integer(0, 2)
      : Math.min(MAX_PHOTOS, Math.round(random.skewed(place === 0 ? 3.9 : 2, 0.7)));
    return Array.from({ length: count }, () => {
      const [scene, album, captions] = random.pick(SCENES);
      return {
        id: random.uuid(),
        company_id: place + 1,
        album,
        caption: random.pick(captions),
        url: `/static/office/${scene}-${random.integer(1, PALETTES)}.svg`,
        width: 720,
        height: 480,
        location_id: cityIds.get(city) ?? null,
        created_at: new Date(now - Math.floor(random.next() * MAX_AGE_DAYS * DAY_MS)),
      };
    });
  });
  await bulkInsert(tx, insertPhotos, rows);
}
