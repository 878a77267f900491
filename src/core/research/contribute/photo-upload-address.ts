import { parseAddress, queryValue, withQuery } from '@/core/kernel/common/address';
import type { Screens } from '@/core/kernel/navigation/screens';

/** The way that led to a form (RT-PHOTO-UPLOAD-SOURCE); empty if the address does not say it. */
export interface FormArrival {
  /** A path of this site, or a word for a mail. Addresses spell it `referer` (decisions A 7). */
  readonly referrer: string;
  readonly campaign: string;
}

const MAX_REFERRER_LENGTH = 200;
const MAX_CAMPAIGN_LENGTH = 100;

/**
 * Returns whether an address opens the photo upload (RT-PHOTO-UPLOAD). Key and id of a link are not read further: whoever adds photos is signed in
 * (decisions A 48b).
 */
export function opensPhotoUpload(address: string): boolean {
  const { query } = parseAddress(address);
  const names = (name: string): boolean => Boolean(queryValue(query, name));
  return queryValue(query, 'showPhotosModal') === 'true' || (names('SecretKey') && names('UploadId'));
}

/** Returns the way that led to a form; overlong values are left out. */
export function arrivalIn(address: string): FormArrival {
  const { query } = parseAddress(address);
  const wordOf = (name: string, most: number): string => {
    const value = (queryValue(query, name) ?? '').replaceAll('\0', '').trim();
    return value.length > most ? '' : value;
  };
  return {
    referrer: wordOf('referer', MAX_REFERRER_LENGTH),
    campaign: wordOf('campaign', MAX_CAMPAIGN_LENGTH),
  };
}

/** Returns the address with a way that led there. */
export function withArrival(address: string, { referrer, campaign }: FormArrival): string {
  const pairs = [
    ['referer', referrer],
    ['campaign', campaign],
  ] as const;
  return withQuery(
    address,
    pairs.filter(([, value]) => value !== ''),
  );
}

/** Returns the address that a form leads back to, with the campaign; null if the referrer is no page of this app, as one of another site. */
export function returnAddressOf({ referrer, campaign }: FormArrival, screens: Screens): string | null {
  if (!/^\/(?![/\\])/.test(referrer) || screens.resolve(parseAddress(referrer).base) === null) return null;
  return campaign === '' ? referrer : withQuery(referrer, [['campaign', campaign]]);
}
