import { expect, it } from 'vitest';
import { CompanyReadingPort } from '@/core/research/company/company.port';
import { PhotosPort } from '@/core/research/photos/photos.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectRefusal, successOf } from './harness/outcomes';

const company = 'vaayuna-technologies';
const TOTAL = 20;

export const photosContract: Contract = (harness) => {
  const photos = () => harness().as('guest').port(PhotosPort);
  let isSeeded = false;
  const seed = async () => {
    if (isSeeded) return;
    isSeeded = true;
    const taken = Array.from({ length: TOTAL }, (_, place) => place + 1);
    await harness().seedPhotos(
      1,
      taken.map((place) => [place > 17 ? 'canteen' : 'office', `Photo ${place}`] as const),
    );
    await harness().seedPhotos(2, [['events', 'Elsewhere']]);
  };

  it('[API-PHOTOS] are 18 a page from page 1 on, then the next ones, each once', async () => {
    await seed();
    const first = successOf(await photos().listPhotos({ company: 'Vaayuna-Technologies' }));
    expect(first).toMatchObject({ page: 1, limit: 18, total: TOTAL });
    const second = successOf(await photos().listPhotos({ company, page: 2 }));
    expect([first.items.length, second.items.length]).toEqual([18, 2]);
    expect(new Set([...first.items, ...second.items].map(({ caption }) => caption))).toEqual(
      new Set(Array.from({ length: TOTAL }, (_, place) => `Photo ${place + 1}`)),
    );
    expect(successOf(await photos().listPhotos({ company, page: 1_000_000_000 }))).toMatchObject({
      items: [],
      total: TOTAL,
    });
    const { counts } = successOf(await harness().as('guest').port(CompanyReadingPort).getCompany({ urlName: company }));
    expect(counts.photosCount).toBe(TOTAL);
  });

  it('are in albums', async () => {
    await seed();
    const canteen = successOf(await photos().listPhotos({ company, album: 'canteen', limit: 2 }));
    const office = successOf(await photos().listPhotos({ company, album: 'office', limit: 1 }));
    expect(canteen).toMatchObject({ items: [{ album: 'canteen' }, { album: 'canteen' }], total: 3, limit: 2 });
    expect(successOf(await photos().listPhotoAlbums({ company }))).toMatchObject([
      { album: 'office', count: 17, newest: null, cover: { caption: office.items[0]?.caption } },
      { album: 'canteen', count: 3, newest: null, cover: { caption: canteen.items[0]?.caption } },
    ]);
    expect(successOf(await photos().listPhotoAlbums({ company: 'sagarmatha-health' }))).toEqual([]);
  });

  it('are refused for a company that does not exist, and for pages that are none', async () => {
    expectRefusal(await photos().listPhotos({ company: 'nobody' }), 'notFound', 'company_not_found');
    expectRefusal(await photos().listPhotoAlbums({ company: 'nobody' }), 'notFound', 'company_not_found');
    expectInvalid(await photos().listPhotos({ company, page: 0 }), 'page');
    expectInvalid(await photos().listPhotos({ company, limit: 51 }), 'limit');
    expectInvalid(await photos().listPhotoAlbums({ company: '' }), 'company');
  });
};
