/** A mobile number of India as nothing but digits, with the ways in which its country is written before it. */
const MOBILE = /^(?:0|91|091|0091)?[6-9]\d{9}$/;

/** Returns whether a run of digits is a mobile number. */
export function isMobileNumber(digits: string): boolean {
  return MOBILE.test(digits);
}
