import { listedPage } from '@/app/later-page';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { WaitingCardsKey } from '@/stores/research/contributions/keys';
import { PhotosKey } from '@/stores/research/photos/keys';
import { CompanyPhotos } from '@/views/research/photos/company-photos';
import { companyScreen } from '../company/company-screen';

export const companyPhotosScreen = companyScreen({
  View: CompanyPhotos,
  query: ['album', 'page', 'photo'],
  load: async (container, { urlName = '' }) => {
    const { address } = container.get(NavigationKey);
    await Promise.all([container.get(PhotosKey).open(urlName, address), container.get(WaitingCardsKey).open(urlName)]);
  },
  requery: async (container) => {
    await container.get(PhotosKey).select(container.get(NavigationKey).address);
  },
  page: ({ companyName }, container) => ({
    ...listedPage(container, container.get(PhotosKey).page, ['album', 'page', 'photo']),
    title: `${companyName}: office photos · {brand}`,
    description: `Offices, canteen and events at ${companyName}, in photos by people who work there.`,
  }),
});
