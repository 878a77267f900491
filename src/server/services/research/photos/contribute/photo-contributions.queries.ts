import type { GivenAlbumName } from '@/contract/generated/photos';
import { endOfHour } from '@/server/platform/end-of-hour';
import { bytes, integer, jsonb, moment, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** A photo to store. `author_ref` and `author_seal` are hexadecimal, as PostgreSQL writes them. */
export interface WrittenPhoto {
  readonly id: string;
  readonly album: GivenAlbumName;
  readonly caption: string;
  readonly url: string;
  readonly file_key: string;
  readonly width: number;
  readonly height: number;
  readonly author_ref: string;
  readonly author_seal: string;
}

const written = 'id, album, caption, url, file_key, width, height, author_ref, author_seal';

export const insertPhotos = defineStatement({
  name: 'photo-contributions.insert',
  parameters: [integer, nullable(integer), moment, jsonb<readonly WrittenPhoto[]>()],
  columns: {},
  text: `insert into research.photos (company_id, location_id, created_at, ${written})
         select $1, $2, $3, ${written} from jsonb_populate_recordset(null::research.photos, $4)`,
});

export const countArrival = defineStatement({
  name: 'photo-contributions.count-arrival',
  parameters: [text, text],
  columns: {},
  text: `insert into research.photo_arrivals as a (referrer, campaign, contributions) values ($1, $2, 1)
         on conflict (referrer, campaign) do update set contributions = a.contributions + 1`,
});

export const lockPhoto = defineStatement({
  name: 'photo-contributions.lock',
  parameters: [uuid],
  columns: { author_ref: nullable(bytes) },
  text: 'select author_ref from research.photos where id = $1 for update',
});

export const deletePhoto = defineStatement({
  name: 'photo-contributions.delete',
  parameters: [uuid, moment],
  columns: { id: uuid },
  text: `update research.photos set status_before = nullif(status, 'LIVE'), status = 'DELETED', deleted_at = ${endOfHour('$2::timestamptz')}
         where id = $1 and deleted_at is null returning id`,
});

export const restorePhoto = defineStatement({
  name: 'photo-contributions.restore',
  parameters: [uuid],
  columns: { id: uuid },
  text: `update research.photos set status = coalesce(status_before, 'LIVE'), status_before = null, deleted_at = null
         where id = $1 and deleted_at is not null returning id`,
});
