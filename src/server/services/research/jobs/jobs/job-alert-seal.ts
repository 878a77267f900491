import * as v from 'valibot';
import type { JobAlertPreferences as Preferences } from '@/contract/generated/jobs';
import type { Authorship } from '@/server/platform/authorship';

export interface JobAlertContent extends Omit<Preferences, 'location'> {
  readonly designations: readonly string[];
  readonly locations: readonly string[];
}

const texts = v.array(v.string());
const options = <Option extends string>() => v.array(v.custom<Option>((value) => typeof value === 'string'));
const StoredWish = v.object({
  designations: texts,
  locations: texts,
  experience: options<Preferences['experience'][number]>(),
  employment: options<Preferences['employment'][number]>(),
  ctc: options<Preferences['ctc'][number]>(),
});

/** The padded size of a sealed alert in bytes, so that no alert is recognised by its length. */
const SEAL_BLOCK = 4_096;

/** Seals an alert, because wanted titles often match the pseudonym's own. */
export function sealJobAlert(authorship: Pick<Authorship, 'sealJson'>, userId: string, wish: JobAlertContent): Buffer {
  const { designations, locations, experience, employment, ctc } = wish;
  const stored = { designations, locations, experience, employment, ctc };
  return authorship.sealJson(Buffer.from(userId), stored, SEAL_BLOCK);
}

/** Opens an alert. Throws SealBroken. */
export function openJobAlert(
  authorship: Pick<Authorship, 'unsealJson'>,
  userId: string,
  sealed: Uint8Array,
): JobAlertContent {
  return v.parse(StoredWish, authorship.unsealJson(Buffer.from(userId), sealed));
}

export function openedPreferences(bytes: Uint8Array): JobAlertContent {
  return v.parse(StoredWish, JSON.parse(Buffer.from(bytes).toString('utf8')));
}
