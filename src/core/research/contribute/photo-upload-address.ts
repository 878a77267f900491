import { parseAddress, queryValue, withQuery } from '@/core/kernel/common/address';
import type { Screens } from '@/core/kernel/navigation/screens';

export interface FormReferral {
  /**
   * A path on this site, or the name of the email that contained the link. The parameter is spelt `referer` (decisions
   * A 7).
   */
  readonly referrer: string;
  readonly campaign: string;
}

const MAX_REFERRER_LENGTH = 200;
const MAX_CAMPAIGN_LENGTH = 100;

/**
 * Returns whether an address opens the form. Key and id of a link are ignored, since photos need a login (decisions A
 * 48b).
 */
export function opensPhotoUpload(address: string): boolean {
  const { query } = parseAddress(address);
  const names = (name: string): boolean => Boolean(queryValue(query, name));
  return queryValue(query, 'showPhotosModal') === 'true' || (names('SecretKey') && names('UploadId'));
}

export function formReferralIn(address: string): FormReferral {
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

export function withFormReferral(address: string, { referrer, campaign }: FormReferral): string {
  const pairs = [
    ['referer', referrer],
    ['campaign', campaign],
  ] as const;
  return withQuery(
    address,
    pairs.filter(([, value]) => value !== ''),
  );
}

export function returnAddressOf({ referrer, campaign }: FormReferral, screens: Screens): string | null {
  if (!/^\/(?![/\\])/.test(referrer) || screens.resolve(parseAddress(referrer).base) === null) return null;
  return campaign === '' ? referrer : withQuery(referrer, [['campaign', campaign]]);
}
