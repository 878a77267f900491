import { describe, expect, it } from 'vitest';
import { emitPersonalData } from './emit-personal-data';

describe('emitPersonalData', () => {
  it('lists each feature by its folder, those of the platform too', () => {
    expect(
      emitPersonalData(['platform/mail', 'services/talk/feed/salary-offers']),
    ).toBe(`import type { PersonalRegistry } from '../platform/personal/personal-data';
import { personalData as platformMail } from '../platform/mail/personal';
import { personalData as feedSalaryOffers } from '../services/talk/feed/salary-offers/personal';

/** The data of users that each feature stores. */
export const personalData: PersonalRegistry = new Map([
  ['platform/mail', platformMail],
  ['feed/salary-offers', feedSalaryOffers],
]);`);
  });
});
