import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import { uploadedImageOf } from '@/adapters/memory/kernel/pictures/memory-uploaded-image';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { checkTexts } from '@/core/kernel/content-checks/case-findings.rules';
import type { UploadOptions } from '@/core/kernel/pictures/image-uploads.port';
import type { UploadedImage } from '@/core/kernel/pictures/uploaded-image';
import { contributionRefusals } from '@/core/research/contribute/contribution-refusals.rules';
import type {
  CompanyPhotoUploads,
  PhotoContribution,
  PhotoContributions,
} from '@/core/research/contribute/photo-contributions.port';
import { CompanyRecords } from '../company/company-records';
import { PhotoRecords } from '../photos/photo-records';
import { ContributionRecords } from './contribution-records';
import { WaitingCards } from './waiting-cards';

/** Photos without files: their addresses show nothing. */
export class MemoryPhotoContributions implements PhotoContributions, CompanyPhotoUploads {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  uploadCompanyPhoto(
    body: Uint8Array<ArrayBuffer>,
    options: UploadOptions = {},
  ): Promise<Result<UploadedImage, Failure>> {
    return this.#browser.askSignedIn('uploadCompanyPhoto', { body }, (viewer) => {
      const { world } = this.#browser;
      const image = uploadedImageOf(world, viewer, body, options);
      if (image.ok) world.records(PhotoRecords).waiting.set(image.value.fileKey, image.value);
      return image;
    });
  }

  givePhotos(input: PhotoContribution & ContributionMarks): Promise<Result<{ readonly photos: number }, Failure>> {
    const { draftId, cameBy, ...body } = input;
    return this.#browser.askSignedIn('givePhotos', { input }, (viewer) => {
      const synthetic = body.photos.flatMap(({ isSynthetic }, place) =>
        isSynthetic ? [`photos.${place}.isSynthetic`] : [],
      );
      if (synthetic.length > 0) return photoSynthetic(synthetic);
      const { world } = this.#browser;
      const records = world.records(PhotoRecords);
      const key = draftId;
      const companyId = this.#companyIdOf(body) ?? 0;
      const earns = body.photos.length;
      const contribution = { kind: 'photo', key, said: body, companyId, once: `photos ${key}`, earns, cameBy } as const;
      const contributions = world.records(ContributionRecords);
      const refused = contributions.isRepeated(viewer, contribution) ? null : this.#refusalOf(body);
      if (refused !== null) return refused;
      const stored = contributions.store(
        viewer,
        contribution,
        () => {
          const ids = body.photos.map(({ fileKey, album, caption }) => {
            const { url = '', previewUrl = '', width = 1, height = 1 } = records.waiting.get(fileKey) ?? {};
            records.waiting.delete(fileKey);
            const picture = { url, previewUrl, width, height, location: this.#cityOf(body.city)?.name ?? null };
            const said = { album, caption: caption.trim(), createdAt: world.clock.now() };
            const { held: findings } = checkTexts('photo', [caption]);
            const id = world.ids.next();
            world.records(WaitingCards).add(id, () => records.show(id));
            return records.add({ id, companyId, authorId: viewer.id, ...picture, ...said, findings });
          });
          return () => {
            for (const id of ids) records.setDeleted(id, true);
          };
        },
        () => notUsable([0]),
      );
      return stored.ok ? ok({ photos: body.photos.length }) : stored;
    });
  }

  #companyIdOf({ companyName }: PhotoContribution): number | null {
    const { all } = this.#browser.world.records(CompanyRecords);
    const company = all.find((one) => one.companyName.toLowerCase() === companyName.toLowerCase());
    return company?.companyId ?? null;
  }

  #cityOf(city: string | null) {
    const { lists } = this.#browser.world.records(CatalogRecords);
    return lists.location.find(({ name }) => name.toLowerCase() === city?.toLowerCase());
  }

  #refusalOf(body: PhotoContribution): Refusal | null {
    if (this.#companyIdOf(body) === null) return unknown('company', 'companyName', contributionRefusals.company);
    if (body.city !== null && this.#cityOf(body.city) === undefined) {
      return unknown('city', 'city', contributionRefusals.city);
    }
    const { waiting } = this.#browser.world.records(PhotoRecords);
    const keys = body.photos.map(({ fileKey }) => fileKey);
    const wrong = keys.flatMap((key, place) => (waiting.has(key) && keys.indexOf(key) === place ? [] : [place]));
    return wrong.length === 0 ? null : notUsable(wrong);
  }
}

function unknown(what: string, field: string, message: string): Refusal {
  return refusal(422, `photos_${what}_unknown`, message, { [field]: message });
}

function photoSynthetic(fields: readonly string[]): Refusal {
  const sentence = contributionRefusals.photoSynthetic;
  return refusal(422, 'photo_synthetic', sentence, Object.fromEntries(fields.map((field) => [field, sentence])));
}

function notUsable(places: readonly number[]): Refusal {
  const sentence = contributionRefusals.photoGone;
  return refusal(
    422,
    'photo_not_usable',
    contributionRefusals.aPhotoGone,
    Object.fromEntries(places.map((place) => [`photos.${place}.fileKey`, sentence])),
  );
}
