import * as v from 'valibot';
import type { JobAlertPreferences as Preferences } from '@/contract/generated/jobs';
import type { Authorship } from '@/server/platform/authorship';

/** The openings that an alert asks for; a list without options means any. */
export interface JobAlertWish extends Omit<Preferences, 'location'> {
  readonly designations: readonly string[];
  /** Url names of the options. */
  readonly locations: readonly string[];
}

const texts = v.array(v.string());
/** Only `sealWish` makes what can be opened, so the options are those of the contract. */
const options = <Option extends string>() => v.array(v.custom<Option>((value) => typeof value === 'string'));
const StoredWish = v.object({
  designations: texts,
  locations: texts,
  experience: options<Preferences['experience'][number]>(),
  employment: options<Preferences['employment'][number]>(),
  ctc: options<Preferences['ctc'][number]>(),
});

/** The bytes that the longest wish fits in, so that all seals have one length. */
const SEAL_BLOCK = 4_096;

/** Seals a wish for its user: the titles that a user looks for are often the own one, which a pseudonym shows. */
export function sealWish(authorship: Pick<Authorship, 'sealJson'>, userId: string, wish: JobAlertWish): Buffer {
  const { designations, locations, experience, employment, ctc } = wish;
  const stored = { designations, locations, experience, employment, ctc };
  return authorship.sealJson(Buffer.from(userId), stored, SEAL_BLOCK);
}

/** Opens what `sealWish` made for the user. Throws SealBroken. */
export function openWish(authorship: Pick<Authorship, 'unsealJson'>, userId: string, sealed: Uint8Array): JobAlertWish {
  return v.parse(StoredWish, authorship.unsealJson(Buffer.from(userId), sealed));
}

/** Reads a wish that the migration kept as JSON in clear. */
export function wishInClear(bytes: Uint8Array): JobAlertWish {
  return v.parse(StoredWish, JSON.parse(Buffer.from(bytes).toString('utf8')));
}
