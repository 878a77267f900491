import { workingDetails } from '@tests/support/career-details';
import { beforeAll, describe, expect, it } from 'vitest';
import { CareerStatusesPort } from '@/core/account/career-status/career-status.port';
import { MyProfilePort } from '@/core/account/my-profile/my-profile.port';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { PostMediaPort } from '@/core/talk/post-media/post-media.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { STORING } from './harness/make-writers';
import { failureOf, successOf } from './harness/outcomes';
import { placeCases, titleCases } from './rules/career-texts.cases';
import { aJob, jobCases, studies, studyCases } from './rules/experiences.cases';
import { bioCases, lineCases } from './rules/plain-lines.cases';
import { pseudonymCases } from './rules/pseudonyms.cases';
import { youtubeCases } from './rules/youtube.cases';

const isOfSchema = (text: string): boolean =>
  text.trim() !== text || text === '' || text.length > 100 || /\p{Cc}/u.test(text);

/** The tables of the domain's rules, which every backend decides alike. */
export const rulesContract: Contract = (harness) => {
  let user: Actor;
  let career: { readonly careerStatusId: number };
  beforeAll(async () => {
    user = await harness().newcomer();
    const choice = { careerStatusType: 'working', careerData: { companyName: 'Vaayuna Technologies' } } as const;
    career = successOf(await user.port(CareerStatusesPort).createCareerStatus(choice));
  });

  const expectSaid = (result: Result<unknown, Failure>, field: string, sentence: string | null): void => {
    if (sentence === null) successOf(result);
    else expect(failureOf(result).fields[field]).toBe(sentence);
  };

  it('pseudonyms', async () => {
    for (const [q, message] of pseudonymCases.filter(([userName]) => !isOfSchema(userName))) {
      const verdict = successOf(await user.port(ProfilesPort).validateUsername({ q }));
      expect([q, verdict]).toEqual([q, { valid: message === null, message: message ?? '' }]);
    }
  });

  it('addresses of videos', async () => {
    for (const [url, fullUrl] of youtubeCases.filter(([address]) => !isOfSchema(address))) {
      const verdict = successOf(await user.port(PostMediaPort).validateYoutubeUrl({ url }));
      expect([url, verdict.valid, verdict.fullUrl]).toEqual([url, fullUrl !== null, fullUrl]);
    }
    const broken = 'https://www.youtube.com/watch?v=dQw4w\t9WgXcQ';
    expect(successOf(await user.port(PostMediaPort).validateYoutubeUrl({ url: broken })).valid).toBe(false);
  });

  it('job titles', async () => {
    const careers = user.port(CareerStatusesPort);
    for (const [jobProfile, sentence] of titleCases.filter(([text]) => !isOfSchema(text))) {
      const { careerStatusId } = career;
      const result = await careers.updateCareerStatus({ careerStatusId, ...workingDetails, jobProfile, ...STORING });
      expectSaid(result, 'jobProfile', sentence);
    }
  });

  it('names of companies', async () => {
    const other = (await harness().newcomer()).port(CareerStatusesPort);
    for (const [companyName, sentence] of placeCases.filter(([text]) => !isOfSchema(text))) {
      const choice = { careerStatusType: 'working', careerData: { companyName }, isEditFlow: true } as const;
      expectSaid(await other.createCareerStatus(choice), 'careerData.companyName', sentence);
    }
  });

  it('texts about oneself', async () => {
    for (const [profileBio, sentence] of bioCases.filter(([text]) => text.length <= 80)) {
      const result = await user.port(MyProfilePort).saveBasicDetails({ name: 'Asha Rao', profileBio });
      expectSaid(result, 'profileBio', sentence);
    }
  });

  describe('work experience and education', () => {
    it('lines', async () => {
      for (const [location, sentence] of lineCases.filter(([text]) => !isOfSchema(text))) {
        expectSaid(await user.port(MyProfilePort).addWorkExperience({ ...aJob, location }), 'location', sentence);
      }
    });

    it('positions and studies', async () => {
      const profile = (await harness().newcomer()).port(MyProfilePort);
      for (const [change, faults] of jobCases) {
        const result = await profile.addWorkExperience({ ...aJob, ...change });
        expect([change, result.ok ? {} : Object.keys(result.failure.fields)]).toEqual([
          change,
          result.ok ? faults : Object.keys(faults),
        ]);
      }
      for (const [change, faults] of studyCases) {
        const result = await profile.addEducation({ ...studies, ...change });
        expect([change, result.ok ? {} : Object.keys(result.failure.fields)]).toEqual([
          change,
          result.ok ? faults : Object.keys(faults),
        ]);
      }
    });
  });
};
