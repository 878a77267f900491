import { randomUUID } from 'node:crypto';
import { aPng } from '@tests/support/pictures';
import { describe, expect, it } from 'vitest';
import { UserRewardsPort } from '@/core/account/rewards/rewards.port';
import { ImageUploadsPort } from '@/core/kernel/pictures/image-uploads.port';
import { CompanyReadingPort } from '@/core/research/company/company.port';
import type { PhotoContribution, SubmittedPhoto } from '@/core/research/contribute/photo-contributions.port';
import { CompanyPhotoUploadsPort, PhotoContributionsPort } from '@/core/research/contribute/photo-contributions.port';
import { PhotosPort } from '@/core/research/photos/photos.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, failureOf, successOf, UNKNOWN_ID } from './harness/outcomes';
import { aKey } from './harness/submissions';

const company = 'vaayuna-technologies';

export const photoContributionsContract: Contract = (harness) => {
  const upload = async (user: Actor, width = 40, height = 30) =>
    successOf(await user.port(CompanyPhotoUploadsPort).uploadCompanyPhoto(aPng(width, height)));
  const aPhoto = async (user: Actor, change: Partial<SubmittedPhoto> = {}): Promise<SubmittedPhoto> => {
    const { fileKey } = await upload(user);
    return { fileKey, album: 'canteen', caption: '', ...change };
  };
  const give = (
    user: Actor,
    photos: readonly SubmittedPhoto[],
    change: Partial<PhotoContribution> = {},
    key = aKey(),
  ) => {
    const said = { companyName: 'vaayuna technologies', city: 'Kochi', photos, referrer: '', campaign: '' };
    return user.port(PhotoContributionsPort).givePhotos({ ...said, ...change, ...key });
  };
  const shownTo = async (viewer: Actor, limit = 50) =>
    successOf(await viewer.port(PhotosPort).listPhotos({ company, limit })).items;
  const guest = () => harness().as('guest');
  /** Unlike a guest, gets no cached answer. */
  const viewer = () => harness().as('user');
  const countOf = async () => {
    const { counts } = successOf(await viewer().port(CompanyReadingPort).getCompany({ urlName: company }));
    return counts.photosCount ?? 0;
  };

  describe('photos of a company', () => {
    it('are uploaded, and shown in their albums without a name; only who added them knows which are theirs', async () => {
      const user = await harness().newcomer();
      const before = await countOf();
      const [one, other] = [await upload(user, 40, 30), await upload(user, 30, 40)];
      expect(one).toMatchObject({ width: 40, height: 30, url: `/media/${one.fileKey}.webp` });
      const photos: readonly SubmittedPhoto[] = [
        { fileKey: one.fileKey, album: 'canteen', caption: ' Canteen at noon ' },
        { fileKey: other.fileKey, album: 'office', caption: '' },
      ];
      const key = aKey();
      expect(successOf(await give(user, photos, {}, key))).toEqual({ photos: 2 });
      expect(successOf(await give(user, photos, {}, key))).toEqual({ photos: 2 });
      expectRefusal(await give(user, photos, { city: null }, key), 'conflict', 'idempotency_key_reused');
      expect(await countOf()).toBe(before + 2);
      const own = (await shownTo(user)).filter(({ isMine }) => isMine);
      expect(own.toSorted((a, b) => a.album.localeCompare(b.album))).toMatchObject([
        {
          album: 'canteen',
          caption: 'Canteen at noon',
          location: null,
          month: null,
          url: one.url,
          previewUrl: one.previewUrl,
        },
        { album: 'office', caption: '', width: 30, height: 40 },
      ]);
      for (const someone of [viewer(), guest()]) {
        const shown = await shownTo(someone);
        expect(shown.filter(({ isMine }) => isMine)).toEqual([]);
        expect(shown.filter(({ url }) => url === one.url)).toHaveLength(1);
        expect(JSON.stringify(shown)).not.toMatch(/author|ref|seal/i);
      }
      const { earned } = successOf(await user.port(UserRewardsPort).getRewards());
      expect(earned).toEqual([{ kind: 'photo', contributions: 2, points: 10 }]);
    });

    it('are refused where a program made them', async () => {
      const user = await harness().newcomer();
      const outcome = await give(user, [await aPhoto(user), await aPhoto(user, { isSynthetic: true })]);
      expectRefusal(outcome, 'invalid', 'photo_synthetic');
      expect(Object.keys(failureOf(outcome).fields)).toEqual(['photos.1.isSynthetic']);
    });

    it('are refused where they were never uploaded, are shown already, or stand there twice', async () => {
      const user = await harness().newcomer();
      const photo = await aPhoto(user);
      const refused = async (photos: readonly SubmittedPhoto[], ...fields: readonly string[]) => {
        const outcome = await give(user, photos);
        expectRefusal(outcome, 'invalid', 'photo_not_usable');
        expect(Object.keys(failureOf(outcome).fields)).toEqual(fields);
      };
      await refused([photo, { ...photo, fileKey: `${randomUUID()}-40x30` }], 'photos.1.fileKey');
      await refused([photo, photo], 'photos.1.fileKey');
      successOf(await give(user, [photo]));
      await refused([photo], 'photos.0.fileKey');
      expectInvalid(await give(user, [{ ...photo, fileKey: '../secret' }]), 'photos.0.fileKey');
      expectInvalid(await give(user, []), 'photos');
      expectInvalid(
        await give(
          user,
          Array.from({ length: 11 }, () => photo),
        ),
        'photos',
      );
      expectInvalid(await give(user, [{ ...photo, caption: 'x'.repeat(121) }]), 'photos.0.caption');
    });

    it('are refused where the catalogue does not have company or city, for guests, and beyond a day’s limit', async () => {
      const user = await harness().newcomer();
      const photo = await aPhoto(user);
      expectRefusal(await give(user, [photo], { companyName: 'Nobody' }), 'invalid', 'photos_company_unknown');
      expectRefusal(await give(user, [photo], { city: 'Atlantis' }), 'invalid', 'photos_city_unknown');
      expectNotSignedIn(await give(guest(), [photo]));
      for (let given = 0; given < 20; given += 1) successOf(await give(user, [await aPhoto(user)]));
      expectRefusal(await give(user, [photo]), 'invalid', 'too_many_contributions');
    });

    it('that are none, or too large, are refused before they are stored', async () => {
      const uploads = viewer().port(CompanyPhotoUploadsPort);
      const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
      for (const content of [svg, new Uint8Array(), aPng(20, 20).slice(0, 20)]) {
        expectRefusal(await uploads.uploadCompanyPhoto(content), 'invalid', 'picture_unreadable');
      }
      for (const large of [aPng(30_000, 30_000), aPng(12_001, 1), aPng(1, 12_001)])
        expectRefusal(await uploads.uploadCompanyPhoto(large), 'invalid', 'picture_too_large');
      expectNotSignedIn(await guest().port(CompanyPhotoUploadsPort).uploadCompanyPhoto(aPng(9, 9)));
    });

    it('are a hundred a day of one user, those of posts among them', async () => {
      const user = harness().as('otherWriter');
      const forCompany = () => user.port(CompanyPhotoUploadsPort).uploadCompanyPhoto(aPng(2, 2));
      const forPost = () => user.port(ImageUploadsPort).uploadPostImage(aPng(2, 2));
      for (let count = 0; count < 50; count += 1) {
        successOf(await forCompany());
        successOf(await forPost());
      }
      expectRefusal(await forCompany(), 'invalid', 'too_many_pictures');
      expectRefusal(await forPost(), 'invalid', 'too_many_pictures');
      await upload(await harness().newcomer());
    });

    it('are deleted and restored by their author alone', async () => {
      const user = await harness().newcomer();
      successOf(await give(user, [await aPhoto(user)]));
      const before = await countOf();
      const [own] = (await shownTo(user)).filter(({ isMine }) => isMine);
      const path = { photoId: own?.id ?? '' };
      for (const other of [await harness().newcomer(), harness().as('writer')]) {
        expectRefusal(await other.port(PhotosPort).deletePhoto(path), 'forbidden', 'not_yours');
        expectRefusal(await other.port(PhotosPort).restorePhoto(path), 'forbidden', 'not_yours');
      }
      expectNotSignedIn(await guest().port(PhotosPort).deletePhoto(path));
      expectNotSignedIn(await guest().port(PhotosPort).restorePhoto(path));
      const photos = user.port(PhotosPort);
      successOf(await photos.deletePhoto(path));
      successOf(await photos.deletePhoto(path));
      expect((await shownTo(viewer())).map(({ id }) => id)).not.toContain(path.photoId);
      expect(await countOf()).toBe(before - 1);
      successOf(await photos.restorePhoto(path));
      successOf(await photos.restorePhoto(path));
      expect((await shownTo(viewer())).map(({ id }) => id)).toContain(path.photoId);
      expect(await countOf()).toBe(before);
      expectRefusal(await photos.deletePhoto({ photoId: UNKNOWN_ID }), 'notFound', 'photo_not_found');
      expectRefusal(await photos.restorePhoto({ photoId: UNKNOWN_ID }), 'notFound', 'photo_not_found');
    });
  });
};
