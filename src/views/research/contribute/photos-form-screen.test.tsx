// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { aPng } from '@tests/support/pictures';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { PhotoRecords } from '@/adapters/memory/research/photos/photo-records';
import { PhotosFormScreen } from './photos-form-screen';

afterEach(cleanup);

it('the kinds of contribution lead to the form for photos, which says what is missing and sends what was uploaded', async () => {
  const { world } = await startMemoryApp();
  const named = { companyId: 1, urlName: 'vaayuna-technologies', companyName: 'Vaayuna Technologies' };
  world.records(CompanyRecords).add({ ...named, industry: 'IT' });
  const address = '/features?company=vaayuna-technologies';
  const { app, store, settle } = await startMemoryApp({ world, as: 'newcomer', address });
  renderWithStores(store, <PhotosFormScreen />);
  const way = screen.getByRole('link', { name: /^Add photos/ }).getAttribute('href') ?? '';
  expect(way).toBe('/features?showPhotosModal=true&company=vaayuna-technologies');
  await app.arrive('/features', way.slice('/features'.length), 'PUSH');
  const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await goOn();
  await goOn();
  expect(screen.getByText('Choose at least one photo')).not.toBeNull();
  const file = new File([aPng(40, 30)], 'desk.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Choose photos'), file);
  await userEvent.type(await screen.findByLabelText('Caption of desk.png'), 'My desk');
  await settle();
  await goOn();
  await userEvent.click(await screen.findByRole('button', { name: 'Add the photos' }));
  await settle();
  expect(world.records(PhotoRecords).of(1)).toMatchObject([{ album: 'office', caption: 'My desk' }]);
});
