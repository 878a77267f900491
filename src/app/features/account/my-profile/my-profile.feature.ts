import '@/views/account/my-profile/my-profile.css';
import type { Feature } from '@/app/feature';
import { EducationKey, MyProfileKey, WorkExperienceKey } from '@/stores/account/my-profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { CatalogGroupsKey } from '@/stores/kernel/catalog-groups/keys';
import { MyProfileScreen } from '@/views/account/my-profile/my-profile-screen';
import { myProfileAdapters, myProfileModule } from './my-profile.module';

export const feature: Feature = {
  module: myProfileModule,
  adapters: myProfileAdapters,
  screens: {
    Profile: () => ({
      View: MyProfileScreen,
      load: async (container) => {
        if (!container.get(SessionKey).isLoggedIn) return;
        const { departments, industries } = container.get(CatalogGroupsKey).lists;
        await Promise.all([
          departments.loadOnce(),
          industries.loadOnce(),
          container.get(MyProfileKey).load(),
          container.get(WorkExperienceKey).load(),
          container.get(EducationKey).load(),
        ]);
      },
      page: () => ({
        title: 'Your profile · {brand}',
        description: 'What others see of you, and what only you see.',
        isPersonal: true,
      }),
    }),
  },
};
