import type { Screen } from '@/app/feature';
import { CompanyReadingPort } from '@/core/research/company/company.port';
import {
  CompanyPhotoUploadsPort,
  PhotoContributionsPort,
  PhotoPicturesPort,
} from '@/core/research/contribute/photo-contributions.port';
import { opensPhotoUpload } from '@/core/research/contribute/photo-upload-address';
import {
  emptyPhotosAnswers,
  PHOTOS_FIELD_STEPS,
  photoContributionOf,
  photosFaults,
  photosRefusalOf,
} from '@/core/research/contribute/photos-form';
import { parsePhotosAnswers } from '@/core/research/contribute/stored-photos';
import { ProfileKey } from '@/stores/account/profile/keys';
import { LoginKey, SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { PictureUploads } from '@/stores/kernel/pictures/picture-uploads';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { OwnCompanyKey, PhotosFormKey, PhotoUploadsKey, PromptsKey } from '@/stores/research/contribute/keys';
import { OwnCompanyStore } from '@/stores/research/contribute/own-company.store';
import { PhotoUploadsStore } from '@/stores/research/contribute/photo-uploads.store';
import { PhotosFormScreen } from '@/views/research/contribute/photos-form-screen';
import { contributionScreen } from './contribution-screen';
import { photosAdapters } from './photos.module';

const screen = contributionScreen({
  key: PhotosFormKey,
  port: PhotoContributionsPort,
  form: (photos) => ({
    kind: 'photo',
    empty: emptyPhotosAnswers,
    parse: parsePhotosAnswers,
    check: photosFaults,
    stepOf: (field) => PHOTOS_FIELD_STEPS[field],
    refusalOf: photosRefusalOf,
    send: (answers, marks) => photos.givePhotos({ ...photoContributionOf(answers), ...marks }),
    notSent: 'The photos were not added.',
  }),
  login: 'photos',
  fill: ({ companyName, city, arrival }) => ({ companyName: companyName ?? '', city: city ?? '', ...arrival }),
  View: PhotosFormScreen,
  page: {
    title: 'Add photos · {brand}',
    description:
      'Show what a company looks like from the inside: offices, canteen, events. Photos show without a name.',
  },
  alsoBind: ({ bind }) => {
    bind(PhotoUploadsKey)
      .toResolvedValue(
        (pictures, uploads, form, session, features) =>
          new PhotoUploadsStore(
            (list) =>
              new PictureUploads(
                { pictures, send: (content, options) => uploads.uploadCompanyPhoto(content, options) },
                list,
              ),
            { form, session, askLogin: () => void features.ask(LoginKey, (window) => window.open({}, 'photos')) },
          ),
        [PhotoPicturesPort, CompanyPhotoUploadsPort, PhotosFormKey, SessionKey, FeaturesKey],
      )
      .inSingletonScope();
    bind(PersonalKey).toService(PhotoUploadsKey);
    bind(OwnCompanyKey)
      .toResolvedValue((companies, own) => new OwnCompanyStore(companies, own), [CompanyReadingPort, ProfileKey])
      .inSingletonScope();
    bind(PersonalKey).toService(OwnCompanyKey);
  },
});

/**
 * The form for photos (RT-PHOTO-UPLOAD). Without a query that opens it, the address shows the kinds of contribution
 * (decisions A 48b).
 */
export const photosScreen: Screen = {
  ...screen,
  adapters: photosAdapters,
  load: async (container, parameters) => {
    const isForm = opensPhotoUpload(container.get(NavigationKey).address);
    const choice = isForm ? [] : [container.get(PromptsKey).load(), container.get(OwnCompanyKey).load()];
    await Promise.all([screen.load?.(container, parameters), ...choice]);
  },
  query: ['company', 'invited', 'SecretKey', 'UploadId', 'showPhotosModal', 'referer', 'campaign'],
  page: (container) =>
    opensPhotoUpload(container.get(NavigationKey).address)
      ? screen.page(container)
      : {
          title: 'Share what you know · {brand}',
          description:
            'Reviews, salaries, interviews, benefits and photos: say what a company is like, without your name.',
        },
};
