import { aPng } from '@tests/support/pictures';
import { expect, it } from 'vitest';
import { CollegesPort } from '@/core/research/colleges/colleges.port';
import { CompanyReadingPort } from '@/core/research/company/company.port';
import type { LogoOwnerName } from '@/core/trust/logos/logo';
import { LogosPort } from '@/core/trust/logos/logos.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';

const DAY_MS = 86_400_000;
const VAAYUNA: LogoOwnerName = { owner: 'company', urlName: 'vaayuna-technologies' };
const KAVERI: LogoOwnerName = { owner: 'college', urlName: 'kaveri-institute-of-technology' };

export const logosContract: Contract = (harness) => {
  const logosOf = (user: Actor) => user.port(LogosPort);
  const uploaded = async (user: Actor) => successOf(await logosOf(user).uploadLogo(aPng(60, 30))).logo;
  const shown = async ({ owner, urlName }: LogoOwnerName) => {
    // Guests' answers are cached for a moment.
    const reader = harness().as('reader');
    return owner === 'company'
      ? successOf(await reader.port(CompanyReadingPort).getCompany({ urlName })).logo
      : successOf(await reader.port(CollegesPort).getCollege({ urlName })).logo;
  };

  it.each([VAAYUNA, KAVERI])('shows the last picture as the logo of a $owner, until it is removed', async (place) => {
    const moderator = await harness().moderator();
    expect(await shown(place)).toBeNull();
    const [first, second] = [await uploaded(moderator), await uploaded(moderator)];
    expect(first).not.toBe(second);
    for (const logo of [first, second]) {
      successOf(await logosOf(moderator).setLogo({ ...place, urlName: place.urlName.toUpperCase(), logo }));
      expect(await shown(place)).toBe(logo);
      expectRefusal(await logosOf(moderator).setLogo({ ...place, logo }), 'invalid', 'picture_not_usable');
    }
    for (let times = 0; times < 2; times += 1) successOf(await logosOf(moderator).removeLogo(place));
    expect(await shown(place)).toBeNull();
  });

  it('is of companies and colleges that there are, and of pictures that were uploaded', async () => {
    const moderator = await harness().moderator();
    const logos = logosOf(moderator);
    const logo = await uploaded(moderator);
    for (const owner of ['company', 'college'] as const) {
      const place = { owner, urlName: 'nobody-knows-it' };
      expectRefusal(await logos.setLogo({ ...place, logo }), 'notFound', `${owner}_not_found`);
      expectRefusal(await logos.removeLogo(place), 'notFound', `${owner}_not_found`);
    }
    successOf(await logos.setLogo({ ...VAAYUNA, logo }));
    successOf(await logos.removeLogo(VAAYUNA));
    expectRefusal(await logos.setLogo({ ...VAAYUNA, logo: UNKNOWN_ID }), 'invalid', 'picture_not_usable');
    expectInvalid(await logos.setLogo({ ...VAAYUNA, logo: '../../etc/passwd' }), 'logo');
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const content of [svg, new Uint8Array(), aPng(20, 20).slice(0, 20)]) {
      expectRefusal(await logos.uploadLogo(content), 'invalid', 'picture_unreadable');
    }
    expectRefusal(await logos.uploadLogo(aPng(12_001, 1)), 'invalid', 'picture_too_large');
  });

  it('is the work of moderators whose session is of today', async () => {
    const moderator = await harness().moderator();
    const logo = await uploaded(moderator);
    const calls = (user: Actor) => [
      () => logosOf(user).uploadLogo(aPng(9, 9)),
      () => logosOf(user).setLogo({ ...VAAYUNA, logo }),
      () => logosOf(user).removeLogo(VAAYUNA),
    ];
    for (const call of calls(harness().as('guest'))) expectNotSignedIn(await call());
    for (const call of calls(harness().as('writer'))) expectRefusal(await call(), 'forbidden', 'moderator_required');
    harness().pass(DAY_MS);
    for (const call of calls(moderator)) expectRefusal(await call(), 'forbidden', 'session_not_fresh');
    expect(await shown(VAAYUNA)).toBeNull();
  });
};
