// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { PhotoRecords } from '@/adapters/memory/research/photos/photo-records';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { PhotosKey } from '@/stores/research/photos/keys';
import { CompanyPhotos } from './company-photos';
import { PhotoGallery } from './photo-gallery';

afterEach(cleanup);

const path = '/photos/vaayuna-technologies-photos';

async function thePhotos(count: number, query = '') {
  const { world } = await startMemoryApp();
  const company = {
    companyId: 1,
    urlName: 'vaayuna-technologies',
    companyName: 'Vaayuna Technologies',
    industry: 'IT',
  };
  world.records(CompanyRecords).add(company);
  // Cards without a month are ordered by id, the last one first.
  for (let place = count; place >= 1; place -= 1) {
    const photo = { album: 'office', caption: `Photo ${place}`, createdAt: world.clock.now() } as const;
    world.records(PhotoRecords).add({ companyId: 1, ...photo });
  }
  return await startMemoryApp({ world, address: path + query });
}

/** Opens the gallery at a photo. */
async function show({ store }: Awaited<ReturnType<typeof thePhotos>>, place: number): Promise<void> {
  const photos = store(PhotosKey);
  const navigation = store(NavigationKey);
  const turnTo = (to: string) => void photos.select(to);
  navigation.attach({ push: turnTo, replace: turnTo, back: () => turnTo(path) });
  await photos.select(`${path}?photo=${photos.media[place]?.id}`);
}

describe('the photos of a company', () => {
  it('[ER-EMPTY-PHOTOS] says so where there are none', async () => {
    const { store } = await thePhotos(0);
    renderWithStores(store, <CompanyPhotos />);
    expect(screen.getByText('No Photos Found yet.')).not.toBeNull();
  });

  it('[LM-PHOTOS-PAGE] are shown eighteen at a time, with links to the pages', async () => {
    const { store } = await thePhotos(20);
    renderWithStores(store, <CompanyPhotos />);
    expect(screen.getAllByRole('img', { name: /^Photo \d+, photo \d+ of 20$/ })).toHaveLength(18);
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe(`${path}?page=2`);
  });

  it('stay open in the gallery beyond the first page when one is answered', async () => {
    const app = await thePhotos(20);
    const photos = app.store(PhotosKey);
    await photos.loadMore();
    await show(app, 19);
    await photos.refreshOpen();
    expect([photos.activeIndex, photos.media.length]).toEqual([19, 20]);
  });

  it('say which album of the address does not exist, and where a page is beyond the last one', async () => {
    const unknown = await thePhotos(2, '?album=nonsense');
    renderWithStores(unknown.store, <CompanyPhotos />);
    expect(screen.getByRole('status').textContent).toContain('We do not know “nonsense”');
    expect(screen.getAllByRole('img', { name: /of 2$/ })).toHaveLength(2);
    cleanup();
    const beyond = await thePhotos(20, '?page=1000000000');
    renderWithStores(beyond.store, <CompanyPhotos />);
    expect(screen.getByText('There is no photo on this page.')).not.toBeNull();
    expect(screen.queryByText(/ to 20 of 20/)).toBeNull();
  });
});

describe('the gallery', () => {
  it('[OV-GALLERY] shows the open photo, and the next and the previous one by button and key', async () => {
    const here = await thePhotos(3);
    await show(here, 1);
    renderWithStores(here.store, <PhotoGallery />);
    expect(screen.getByRole('img', { name: 'Photo 2' })).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next photo' }));
    expect(await screen.findByRole('img', { name: 'Photo 3' })).not.toBeNull();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await screen.findByRole('img', { name: 'Photo 1' })).not.toBeNull();
  });

  it('[EN-GALLERY] has albums with media, pagination, an active index, and loads more at the end', async () => {
    const here = await thePhotos(20);
    const photos = here.store(PhotosKey);
    await show(here, 17);
    expect(photos.albums).toMatchObject([{ album: 'office', count: 20 }]);
    expect(photos.pagination).toEqual({ page: 1, limit: 18, total: 20 });
    expect([photos.activeIndex, photos.media.length]).toEqual([17, 18]);
    await photos.loadMore();
    expect(photos.media.map(({ caption }) => caption)).toEqual(
      Array.from({ length: 20 }, (_, place) => `Photo ${place + 1}`),
    );
    await photos.loadMore();
    expect(photos.media).toHaveLength(20);
  });
});
