import { workingDetails } from '@tests/support/career-details';
import { describe, expect, it } from 'vitest';
import { CareerStatusesPort } from '@/core/account/career-status/career-status.port';
import { PortalAccountsPort } from '@/core/account/job-portal/portal-accounts.port';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { STORING } from './harness/make-writers';
import { expectNotSignedIn, expectRefusal, failureOf, successOf } from './harness/outcomes';

const atVaayuna = {
  careerStatusType: 'working',
  careerData: { companyName: 'vaayuna technologies' },
} as const;

const NO_ACCOUNT = { userNaukriAccountExist: false, firstName: '', lastName: '', email: '', naukriImage: '' };

export const portalAccountsContract: Contract = (harness) => {
  const linked = async (): Promise<Actor> => {
    const person = await harness().portalUser();
    const portal = person.port(PortalAccountsPort);
    successOf(await portal.savePortalConsent({ consent: true }));
    successOf(await portal.linkPortalAccount({}));
    return person;
  };
  const careerOf = async (person: Actor) => successOf(await person.port(ProfilesPort).getProfile()).careerStatus;

  it('is for signed-in users', async () => {
    const portal = harness().as('guest').port(PortalAccountsPort);
    expectNotSignedIn(await portal.getPortalAccount());
    expectNotSignedIn(await portal.savePortalConsent({ consent: true }));
    expectNotSignedIn(await portal.linkPortalAccount({}));
  });

  it('[API-USER-PORTAL-EXISTS] says whether the portal has an account with the user’s address', async () => {
    const portalOf = async (actor: Promise<Actor>) => {
      const portal = (await actor).port(PortalAccountsPort);
      successOf(await portal.savePortalConsent({ consent: true }));
      return successOf(await portal.getPortalAccount());
    };
    expect(await portalOf(harness().portalUser())).toEqual({
      userNaukriAccountExist: true,
      firstName: expect.stringMatching(/./),
      lastName: 'Naukri',
      email: expect.stringMatching(/\.naukri@/),
      naukriImage: '',
    });
    expect(await portalOf(harness().newcomer())).toEqual(NO_ACCOUNT);
  });

  it('asks the portal about nobody who has not agreed, or agrees no more', async () => {
    const portal = (await harness().portalUser()).port(PortalAccountsPort);
    expect(successOf(await portal.getPortalAccount())).toEqual(NO_ACCOUNT);
    for (const consent of [true, false]) successOf(await portal.savePortalConsent({ consent }));
    expect(successOf(await portal.getPortalAccount())).toEqual(NO_ACCOUNT);
  });

  it('[API-USER-CONSENT] keeps the consent; linking is refused without it', async () => {
    const portal = (await harness().portalUser()).port(PortalAccountsPort);
    expectRefusal(await portal.linkPortalAccount({}), 'invalid', 'portal_consent_missing');
    expect(successOf(await portal.savePortalConsent({ consent: true }))).toEqual({ consent: true });
    expect(successOf(await portal.savePortalConsent({ consent: true }))).toEqual({ consent: true });
    successOf(await portal.linkPortalAccount({}));
    expect(successOf(await portal.savePortalConsent({ consent: false }))).toEqual({ consent: false });
    expectRefusal(await portal.linkPortalAccount({}), 'invalid', 'portal_consent_missing');
  });

  describe('a linked account', () => {
    it('suggests its job, and verifies a career status at its company', async () => {
      const person = await linked();
      const careers = person.port(CareerStatusesPort);
      expect(successOf(await careers.suggestCareers({})).suggestions).toEqual([
        { companyName: 'Vaayuna Technologies', jobProfile: 'Software Engineer' },
      ]);
      expect(successOf(await careers.suggestCareers({ careerStatusType: 'student' })).suggestions).toEqual([]);
      const created = successOf(await careers.createCareerStatus(atVaayuna));
      expect(created).toMatchObject({
        verified: 'VERIFIED',
        verificationSource: 'naukri',
        careerStatus: {
          working: { jobProfile: 'Software Engineer', jobLocation: 'Bengaluru', departmentId: 1, source: 'naukri' },
        },
      });
      const details = await careers.updateCareerStatus({
        careerStatusId: created.careerStatusId,
        ...workingDetails,
        ...STORING,
      });
      expect(successOf(details)).toMatchObject({ verified: 'VERIFIED', nextStep: 'OnboardingCompleted' });
    });

    it('verifies what was there before, at once and when it is checked again', async () => {
      const person = await harness().portalUser();
      const [portal, careers] = [person.port(PortalAccountsPort), person.port(CareerStatusesPort)];
      const { careerStatusId } = successOf(await careers.createCareerStatus(atVaayuna));
      successOf(await portal.savePortalConsent({ consent: true }));
      expect(successOf(await portal.linkPortalAccount({}))).toMatchObject({ showPopup: true, important: false });
      expect((await careerOf(person))?.working).toMatchObject({ verified: 'VERIFIED', source: 'naukri' });
      const checked = await careers.updateCareerStatus({ careerStatusId, ...atVaayuna });
      expect(successOf(checked)).toEqual({ verified: 'VERIFIED', verificationSource: 'naukri', nextStep: null });
    });

    it('says nothing about another company, nor about studies', async () => {
      const careers = (await linked()).port(CareerStatusesPort);
      const elsewhere = { careerStatusType: 'working', careerData: { companyName: 'Neelgiri Textiles' } } as const;
      expect(successOf(await careers.createCareerStatus(elsewhere)).verified).toBe('');
      const studies = { careerStatusType: 'student', careerData: { collegeName: 'Satpura College' } } as const;
      expect(successOf(await careers.createCareerStatus(studies)).verified).toBe('');
    });

    it('verifies no longer when the consent is taken back; what it filled in stays', async () => {
      const person = await linked();
      successOf(await person.port(CareerStatusesPort).createCareerStatus(atVaayuna));
      successOf(await person.port(PortalAccountsPort).savePortalConsent({ consent: false }));
      expect((await careerOf(person))?.working).toMatchObject({
        jobProfile: 'Software Engineer',
        verified: '',
        source: '',
      });
      expect(successOf(await person.port(CareerStatusesPort).suggestCareers({})).suggestions).toEqual([
        { companyName: 'vaayuna technologies', jobProfile: 'Software Engineer' },
      ]);
    });
  });

  it('[API-USER-LINK] links with a token of the portal’s window or card, and without one', async () => {
    for (const tokenType of [undefined, 'one_tap'] as const) {
      const portal = (await harness().newcomer()).port(PortalAccountsPort);
      successOf(await portal.savePortalConsent({ consent: true }));
      const token = await harness().portalTokenOf(`Meera ${tokenType ?? 'window'} Naukri`);
      const answer = await portal.linkPortalAccount({ token, ...(tokenType && { tokenType }) });
      expect(successOf(answer)).toEqual({
        message: expect.stringMatching(/linked/),
        showPopup: true,
        important: false,
      });
    }
    const own = (await harness().portalUser()).port(PortalAccountsPort);
    successOf(await own.savePortalConsent({ consent: true }));
    expect(successOf(await own.linkPortalAccount({}))).toMatchObject({ showPopup: true });

    const token = await harness().portalTokenOf('Taken Naukri');
    const [first, second] = [await harness().newcomer(), await harness().newcomer()];
    for (const person of [first, second])
      successOf(await person.port(PortalAccountsPort).savePortalConsent({ consent: true }));
    successOf(await first.port(PortalAccountsPort).linkPortalAccount({ token }));
    successOf(await first.port(PortalAccountsPort).linkPortalAccount({ token }));
    const taken = await second.port(PortalAccountsPort).linkPortalAccount({ token });
    expectRefusal(taken, 'conflict', 'portal_account_taken');
    expect(failureOf(taken)).toMatchObject({ message: expect.stringMatching(/linked to another/), important: true });
  });

  it('a refused link answers a message, and whether it is important', async () => {
    const person = await harness().newcomer();
    const portal = person.port(PortalAccountsPort);
    successOf(await portal.savePortalConsent({ consent: true }));
    const nobody = await portal.linkPortalAccount({});
    expectRefusal(nobody, 'invalid', 'portal_account_not_found');
    expect(failureOf(nobody).message).toMatch(/Naukri has no account/);
    expect(failureOf(nobody).important).toBeUndefined();
    const forged = await portal.linkPortalAccount({ token: 'forged' });
    expectRefusal(forged, 'invalid', 'portal_token_invalid');
  });
};
