import '@/views/research/photos/photos.css';
import type { Feature } from '@/app/feature';
import { companyPhotosScreen } from './company-photos.screen';
import { photosAdapters, photosModule } from './photos.module';

export const feature: Feature = {
  module: photosModule,
  adapters: photosAdapters,
  screens: { CompanyPhotos: () => companyPhotosScreen },
};
