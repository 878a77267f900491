import { BrowserPictureFiles } from '@/adapters/browser/browser-picture-files';
import { MyProfileApi } from '@/adapters/http/generated/user/my-profile';
import { HttpPhotoUploads } from '@/adapters/http/photo-uploads';
import { reportingFetch } from '@/adapters/http/xhr-fetch';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { MyProfilePort } from '@/core/account/my-profile/my-profile.port';
import { PhotoUploadsPort } from '@/core/account/my-profile/photo-uploads.port';
import {
  parseEducationDraft,
  parseLineDraft,
  parsePseudonymDraft,
  parseWorkDraft,
} from '@/core/account/my-profile/stored-fields';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { PictureFilesPort } from '@/core/kernel/pictures/picture-files.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { DraftSlot } from '@/stores/account/my-profile/draft-slot';
import { educationKind, workExperienceKind } from '@/stores/account/my-profile/experience-kinds';
import { ExperienceListStore } from '@/stores/account/my-profile/experience-list.store';
import {
  EducationKey,
  MyProfileKey,
  OwnWritesKey,
  PhotoKey,
  PseudonymFormKey,
  WorkExperienceKey,
} from '@/stores/account/my-profile/keys';
import { MyProfileStore } from '@/stores/account/my-profile/my-profile.store';
import { OwnWrites } from '@/stores/account/my-profile/own-writes';
import { PhotoStore } from '@/stores/account/my-profile/photo.store';
import { PseudonymFormStore } from '@/stores/account/my-profile/pseudonym-form.store';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { FeaturesKey } from '@/stores/kernel/shell/keys';

export const myProfileAdapters = wire((provide, bind) => {
  provide(MyProfileApi, [HttpClientKey], MyProfilePort);
  provide(BrowserPictureFiles, [], PictureFilesPort);
  bind(PhotoUploadsPort)
    .toResolvedValue(
      (http) => new HttpPhotoUploads(http, typeof XMLHttpRequest === 'undefined' ? null : reportingFetch),
      [HttpClientKey],
    )
    .inSingletonScope();
});

export const myProfileModule = wire((provide, bind) => {
  provide(OwnWrites, [ToastsPort, ProfileKey], OwnWritesKey);
  bind(MyProfileKey)
    .toResolvedValue(
      (profiles, writes, storage, session, profile) => {
        const slot = (name: string) => new DraftSlot(storage, session, name, parseLineDraft);
        return new MyProfileStore(profiles, writes, { name: slot('name'), bio: slot('bio') }, { profile, session });
      },
      [MyProfilePort, OwnWritesKey, StoragePort, SessionKey, ProfileKey],
    )
    .inSingletonScope();
  bind(WorkExperienceKey)
    .toResolvedValue(
      (profiles, writes, storage, session, toasts, clock) =>
        new ExperienceListStore(workExperienceKind(profiles), {
          writes,
          drafts: new DraftSlot(storage, session, 'workExperience', parseWorkDraft),
          toasts,
          clock,
        }),
      [MyProfilePort, OwnWritesKey, StoragePort, SessionKey, ToastsPort, ClockPort],
    )
    .inSingletonScope();
  bind(EducationKey)
    .toResolvedValue(
      (profiles, writes, storage, session, toasts, clock) =>
        new ExperienceListStore(educationKind(profiles), {
          writes,
          drafts: new DraftSlot(storage, session, 'education', parseEducationDraft),
          toasts,
          clock,
        }),
      [MyProfilePort, OwnWritesKey, StoragePort, SessionKey, ToastsPort, ClockPort],
    )
    .inSingletonScope();
  bind(PhotoKey)
    .toResolvedValue(
      (profiles, uploads, pictures, toasts, writes, mine) =>
        new PhotoStore({ profiles, uploads, pictures, toasts }, writes, mine),
      [MyProfilePort, PhotoUploadsPort, PictureFilesPort, ToastsPort, OwnWritesKey, MyProfileKey],
    )
    .inSingletonScope();
  bind(PseudonymFormKey)
    .toResolvedValue(
      (features, writes, storage, session) =>
        new PseudonymFormStore(features, writes, new DraftSlot(storage, session, 'pseudonym', parsePseudonymDraft)),
      [FeaturesKey, OwnWritesKey, StoragePort, SessionKey],
    )
    .inSingletonScope();
  for (const key of [MyProfileKey, WorkExperienceKey, EducationKey, PhotoKey, PseudonymFormKey]) {
    bind(PersonalKey).toService(key);
  }
});
