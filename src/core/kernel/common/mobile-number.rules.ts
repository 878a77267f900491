/** An Indian number as digits, with the usual forms of the country code. */
const MOBILE = /^(?:0|91|091|0091)?[6-9]\d{9}$/;

export function isMobileNumber(digits: string): boolean {
  return MOBILE.test(digits);
}
