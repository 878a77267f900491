import '@/views/trust/complaints/complaints.css';
import type { Feature } from '@/app/feature';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ComplainKey, ComplaintKey } from '@/stores/trust/complaints/keys';
import { ComplainScreen } from '@/views/trust/complaints/complain-screen';
import { ComplaintScreen } from '@/views/trust/complaints/complaint-screen';
import { complaintsAdapters, complaintsModule } from './complaints.module';

export const feature: Feature = {
  module: complaintsModule,
  adapters: complaintsAdapters,
  screens: {
    Complain: () => ({
      View: ComplainScreen,
      query: ['about'],
      load: async (container) => {
        const about = new URLSearchParams(container.get(NavigationKey).search).get('about');
        if (about !== null) container.get(ComplainKey).about(about);
      },
      page: () => ({
        title: 'Complain about a contribution · {brand}',
        description: 'The form for complaints, with an account or without one. You get a number immediately.',
      }),
    }),
    Complaint: () => ({
      View: ComplaintScreen,
      load: (container, { key = '' }) => container.get(ComplaintKey).show(key),
      page: (container) =>
        container.get(ComplaintKey).isUnknown
          ? null
          : {
              title: 'Your complaint · {brand}',
              description: 'The status of your complaint, and the answer.',
              isPersonal: true,
            },
    }),
  },
};
