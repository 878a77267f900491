import { randomUUID } from 'node:crypto';
import type { GivenPhoto } from '@/contract/generated/photos';
import { startOfDayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { contributionRefusals } from '@/core/research/contribute/contribution-refusals.rules';
import { photoRefusals } from '@/core/research/photos/photo-refusals.rules';
import type { PhotosHandlers } from '@/server/contract/generated/photos';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import type { AuthorRefs } from '@/server/platform/author-refs';
import type { Authorship, Ref } from '@/server/platform/authorship';
import { Contributing } from '@/server/platform/contributing/contributing';
import { contributorOf } from '@/server/platform/contributing/contribution-source';
import type { Database } from '@/server/platform/database';
import { imageFileKeysOf, sizeOf } from '@/server/platform/files/post-image';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import type { Moderation } from '@/server/platform/moderation/moderation';
import { plainUuid } from '@/server/platform/uuid';
import { companyIdByName, factIdsByName } from '@/server/services/research/review/contribute/contributed-facts';
import { addressesOf } from '@/server/services/talk/feed/attachments/stored-media';
import { PictureUploads } from '@/server/services/talk/feed/post-media/picture-uploads';
import { photoNotFound } from './photo.policy';
import type { WrittenPhoto } from './photo-contributions.queries';
import { countArrival, deletePhoto, insertPhotos, lockPhoto, restorePhoto } from './photo-contributions.queries';

export interface PhotoContributionsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly authorRefs: AuthorRefs;
  readonly moderation: Pick<Moderation, 'check' | 'giveBack' | 'withdraw'>;
  readonly files: Pick<StoredFiles, 'put' | 'use'>;
  readonly now: () => number;
}

type Handlers = Pick<PhotosHandlers, 'uploadCompanyPhoto' | 'givePhotos' | 'deletePhoto' | 'restorePhoto'>;

export function createPhotoContributions({
  database,
  authorship,
  authorRefs,
  moderation,
  files,
  now,
}: PhotoContributionsDeps): Handlers {
  const contributing = new Contributing(database, authorship, now);
  const uploads = new PictureUploads({ database, authorship, files, now });

  async function use(tx: Database, photos: readonly GivenPhoto[]): Promise<void> {
    const keys = photos.map(({ fileKey }) => fileKey);
    const struck = await files.use(tx, ...keys.flatMap(imageFileKeysOf));
    const isUsable = (key: string, place: number) =>
      keys.indexOf(key) === place && imageFileKeysOf(key).every((file) => struck.has(file));
    const wrong = keys.flatMap((key, place) => (isUsable(key, place) ? [] : [place]));
    if (wrong.length > 0) throw notUsable(wrong);
  }

  function rowOf(persona: Uint8Array, { fileKey, album, caption }: GivenPhoto): WrittenPhoto {
    const id = randomUUID();
    return {
      id,
      album,
      caption: caption.trim(),
      url: addressesOf(fileKey).url,
      file_key: fileKey,
      ...sizeOf(fileKey),
      author_ref: hexOf(authorship.authorRef(persona, id)),
      author_seal: hexOf(authorship.sealAuthor(persona, id)),
    };
  }

  async function lock(tx: Database, viewer: Viewer, photoId: string): Promise<void> {
    const [photo] = await tx.query(lockPhoto, photoId);
    if (photo === undefined || photo.author_ref === null) throw photoNotFound();
    if (!authorRefs.isMine(viewer.personaRef, photoId, photo.author_ref)) throw photoNotYours();
  }

  return {
    async uploadCompanyPhoto({ viewer, body }) {
      return { status: 201, body: await uploads.take(viewer.personaRef, body) };
    },

    async givePhotos({ body, ...call }) {
      const { personaRef: persona, isInvited = false } = contributorOf(call);
      const { companyName, city, photos, referrer, campaign } = body;
      refuseSynthetic(photos);
      const request = {
        persona,
        key: call.headers['idempotency-key'],
        kind: 'photo',
        said: [body],
        isInvited,
      } as const;
      await contributing.store(request, async (tx) => {
        const companyId = await companyIdByName(tx, 'photos', companyName);
        const { locationId } = await factIdsByName(tx, 'photos', { jobProfile: null, departmentId: null, city });
        await use(tx, photos);
        const rows = photos.map((photo) => rowOf(persona, photo));
        await tx.query(insertPhotos, companyId, locationId, startOfDayInIndia(now()), JSON.stringify(rows));
        for (const { id, caption } of rows)
          await moderation.check(tx, { kind: 'photo', id, texts: [caption], isNew: true });
        if (referrer !== '' || campaign !== '') await tx.query(countArrival, referrer, campaign);
        return { earning: photos.length, companyId };
      });
      return { status: 201, body: { photos: photos.length } };
    },

    async deletePhoto({ viewer, path }) {
      const photoId = plainUuid(path.photoId);
      await database.transaction(async (tx) => {
        await lock(tx, viewer, photoId);
        await moderation.withdraw(tx, { kind: 'photo', id: photoId });
        const deleted = await tx.query(deletePhoto, photoId, new Date(now()));
        if (deleted.length > 0) await contributing.takePoints(tx, viewer.personaRef, 'photo');
      });
      return { status: 204, body: null };
    },

    async restorePhoto({ viewer, path }) {
      const photoId = plainUuid(path.photoId);
      await database.transaction(async (tx) => {
        await lock(tx, viewer, photoId);
        const restored = await tx.query(restorePhoto, photoId);
        await moderation.giveBack(tx, { kind: 'photo', id: photoId });
        if (restored.length > 0) await contributing.returnPoints(tx, viewer.personaRef, 'photo');
      });
      return { status: 204, body: null };
    },
  };
}

function hexOf(ref: Ref): string {
  return `\\x${Buffer.from(ref).toString('hex')}`;
}

function refuseSynthetic(photos: readonly GivenPhoto[]): void {
  const sentence = contributionRefusals.photoSynthetic;
  const fields = photos.flatMap(({ isSynthetic }, place) => (isSynthetic ? [`photos.${place}.isSynthetic`] : []));
  if (fields.length === 0) return;
  throw new Problem(422, 'photo_synthetic', sentence, Object.fromEntries(fields.map((field) => [field, sentence])));
}

function notUsable(places: readonly number[]): Problem {
  const sentence = contributionRefusals.photoGone;
  return new Problem(
    422,
    'photo_not_usable',
    contributionRefusals.aPhotoGone,
    Object.fromEntries(places.map((place) => [`photos.${place}.fileKey`, sentence])),
  );
}

function photoNotYours(): Problem {
  return new Problem(403, 'not_yours', photoRefusals.notYours);
}
