import { describe, expect, it } from 'vitest';
import { UserRewardsPort } from '@/core/account/rewards/rewards.port';
import { AccountEndPort } from '@/core/account/settings/account-end.port';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { BenefitContributionsPort } from '@/core/research/contribute/benefit-contributions.port';
import { ContributionPopupsPort } from '@/core/research/contribute/contribution-popups.port';
import type { InterviewContribution } from '@/core/research/contribute/interview-contribution';
import { InterviewContributionsPort } from '@/core/research/contribute/interview-contributions.port';
import { ReviewContributionsPort } from '@/core/research/contribute/review-contributions.port';
import type { SalaryContribution } from '@/core/research/contribute/salary-contribution';
import { SalaryContributionsPort } from '@/core/research/contribute/salary-contributions.port';
import { InterviewReadingPort } from '@/core/research/interviews/interview-reading.port';
import { NEW_ACCOUNT_HOLD_MS } from '@/core/research/reviews/review-holds.rules';
import { SalaryReadingPort } from '@/core/research/salaries/salary-reading.port';
import { MIN_ACCOUNT_DAYS } from '@/core/research/salaries/snapshot-limits.rules';
import { TenurePort } from '@/core/research/tenure/tenure.port';
import { NO_TENURE_ANSWERS } from '@/core/research/tenure/tenure.rules';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, failureOf, successOf } from './harness/outcomes';
import { proveWork } from './harness/prove-work';
import { aKey } from './harness/submissions';

const [BENGALURU, DELHI] = [1, 2] as const;
const STORY = 'Shifts are planned a month ahead and the pay comes on the day.';
const ROLES = ['Software Engineer', 'Senior Software Engineer', 'Engineering Manager', 'Nurse'];

function aSalary(change: Partial<SalaryContribution> = {}): SalaryContribution {
  return {
    companyName: 'Vaayuna Technologies',
    jobProfile: 'Software Engineer',
    locationId: BENGALURU,
    department: null,
    currentSalary: true,
    year: null,
    totalExperience: 4,
    fixedSalary: { lakhs: 14, thousand: 50 },
    variableSalary: null,
    stockDetail: null,
    isConfirmed: false,
    ...change,
  };
}

function anInterview(change: Partial<InterviewContribution> = {}): InterviewContribution {
  return {
    companyName: 'Neelgiri Textiles',
    jobProfile: 'Engineering Manager',
    locationId: null,
    month: '2026-01',
    experience: 'experienced',
    difficulty: 'hard',
    outcome: 'offer',
    isFair: true,
    days: 12,
    appliedThrough: 'referral',
    rounds: [{ name: 'Panel', minutes: 45, questions: ['How do you run a night shift?'] }],
    story: '',
    ...change,
  };
}

export const contributeContract: Contract = (harness) => {
  const give = (user: Actor, change: Partial<SalaryContribution> = {}, key = aKey()) =>
    user.port(SalaryContributionsPort).giveSalary({ ...aSalary(change), ...key });
  const tell = (user: Actor, change: Partial<InterviewContribution> = {}, key = aKey()) =>
    user.port(InterviewContributionsPort).giveInterview({ ...anInterview(change), ...key });
  const guest = () => harness().as('guest');
  /** Unlike a guest, gets no cached answer. */
  const viewer = () => harness().as('user');

  const countIn = async (location: string, jobProfile = 'nurse') => {
    const scope = { company: 'sagarmatha-health', jobProfile, location };
    const { figure } = successOf(await viewer().port(SalaryReadingPort).getSalaryReport(scope));
    return figure.count;
  };

  describe('pay', () => {
    it('[API-SALARY] is listed per company and per job profile, reported for both, and told', async () => {
      const pay = {
        companyName: 'sagarmatha health',
        jobProfile: 'NURSE',
        locationId: DELHI,
        fixedSalary: { lakhs: 5, thousand: 0 },
      };
      const stipend = { ...pay, employment: 'intern', fixedSalary: { lakhs: 2, thousand: 40 } } as const;
      for (let told = 1; told <= 5; told += 1) {
        successOf(await give(await harness().newcomer(), pay));
        successOf(await give(await harness().newcomer(), { ...stipend, isConfirmed: true }));
      }
      await harness().takeSalarySnapshot();
      expect(await countIn('new-delhi')).toBe(0);
      harness().pass(MIN_ACCOUNT_DAYS * DAY_MS);
      expect(await countIn('new-delhi')).toBe(0);
      // All are new, so the group waits for the next snapshot.
      await harness().takeSalarySnapshot();
      expect(await countIn('new-delhi')).toBe(0);
      await harness().takeSalarySnapshot();
      harness().pass(2_000);
      expect(await countIn('new-delhi')).toBe(5);
      const unchecked = { count: 5, importedCount: 0, median: null, band: { from: 500_000, to: 600_000 } };
      const port = viewer().port(SalaryReadingPort);
      const byRole = successOf(await port.listSalaries({ by: 'jobProfile', company: 'sagarmatha-health' }));
      expect(byRole.items.find(({ key }) => key === 'nurse')?.figure).toMatchObject(unchecked);
      const byCompany = successOf(await port.listSalaries({ by: 'company', jobProfile: 'nurse' }));
      expect(byCompany.items.map(({ key }) => key)).toContain('sagarmatha-health');
      const one = successOf(await port.getSalaryReport({ company: 'sagarmatha-health', jobProfile: 'nurse' }));
      expect(one.figure).toMatchObject(unchecked);
      // Interns have figures of their own.
      const of = { company: 'sagarmatha-health', jobProfile: 'nurse', employment: 'intern' };
      const interns = successOf(await port.getSalaryReport(of));
      expect(interns.figure).toMatchObject({ count: 5, band: { from: 200_000, to: 250_000 } });
    });

    it('adds bonus and a year of the stock, and takes pay of an earlier year', async () => {
      const user = await harness().newcomer();
      const year = new Date().getUTCFullYear() - 1;
      const pay: Partial<SalaryContribution> = {
        companyName: 'Sagarmatha Health',
        jobProfile: 'Engineering Manager',
        fixedSalary: { lakhs: 20, thousand: 0 },
        variableSalary: { lakhs: 2, thousand: 50 },
        stockDetail: { stockType: 'rsus', vestingPeriod: '4', lakhs: 10, thousand: 0 },
      };
      successOf(await give(user, pay));
      successOf(await give(user, { ...pay, currentSalary: false, year }));
      // One person is no figure, whatever the years.
      harness().passTo('00:10');
      await harness().takeSalarySnapshot();
      expect(await countIn('bengaluru', 'engineering-manager')).toBe(0);
      expectInvalid(await give(user, { ...pay, currentSalary: false, year: year - 10 }), 'year');
      expectInvalid(await give(user, { ...pay, currentSalary: false, year: null }), 'year');
      expectInvalid(await give(user, { fixedSalary: { lakhs: 0, thousand: 0 } }), 'fixedSalary');
    });

    it('is stored once for each request, and once a year for each company and role', async () => {
      const user = await harness().newcomer();
      const key = aKey();
      const first = successOf(await give(user, {}, key));
      expect(successOf(await give(user, {}, key))).toEqual(first);
      expectRefusal(await give(user, { totalExperience: 5 }, key), 'conflict', 'idempotency_key_reused');
      const again = await give(user, { totalExperience: 5 });
      expectRefusal(again, 'invalid', 'salary_given_already');
      expect(Object.keys(failureOf(again).fields)).toEqual(['jobProfile']);
      successOf(await give(user, { jobProfile: 'Senior Software Engineer', fixedSalary: { lakhs: 22, thousand: 0 } }));
      successOf(await give(await harness().newcomer(), {}));
      const rewards = successOf(await user.port(UserRewardsPort).getRewards());
      expect(rewards.earned).toEqual([{ kind: 'salary', contributions: 2, points: 20 }]);
    });

    it('that is far from what others report is asked back at its field, and taken once it is confirmed', async () => {
      const roleOf = { companyName: 'Neelgiri Textiles', jobProfile: 'Nurse' };
      const pay = (lakhs: number, change: Partial<SalaryContribution> = {}) =>
        ({ ...roleOf, fixedSalary: { lakhs, thousand: 0 }, ...change }) as const;
      const user = await harness().newcomer();
      const refusals: readonly (readonly [Partial<SalaryContribution>, string])[] = [
        [pay(490), 'fixedSalary'],
        [pay(1), 'fixedSalary'],
        [pay(5, { variableSalary: { lakhs: 50, thousand: 0 } }), 'variableSalary'],
        [
          pay(5, { stockDetail: { stockType: 'esops', vestingPeriod: 'notAware', lakhs: 500, thousand: 0 } }),
          'stockDetail',
        ],
      ];
      for (const [salary, field] of refusals) {
        const answer = await give(user, salary);
        expectRefusal(answer, 'invalid', 'salary_unusual');
        expect(Object.keys(failureOf(answer).fields)).toEqual([field]);
      }
      successOf(await give(user, pay(490, { isConfirmed: true })));
    });

    it('is of a company, a role and a city that the catalogue knows', async () => {
      const user = await harness().newcomer();
      expectRefusal(await give(user, { companyName: 'Nowhere Ltd' }), 'invalid', 'salary_company_unknown');
      expectRefusal(await give(user, { jobProfile: 'Wizard' }), 'invalid', 'salary_role_unknown');
      expectRefusal(await give(user, { locationId: 987_654 }), 'invalid', 'salary_city_unknown');
      expectRefusal(await give(user, { department: 987_654 }), 'invalid', 'salary_city_unknown');
      successOf(await give(user, { department: 1 }));
    });

    it('needs a session', async () => {
      expectNotSignedIn(await give(guest()));
    });
  });

  describe('an interview', () => {
    const of = { company: 'neelgiri-textiles' };

    it('[API-INTERVIEWS] is listed per company and designation, with its questions, their answers, and told', async () => {
      const user = await harness().newcomer();
      const port = guest().port(InterviewReadingPort);
      const question = 'Which looms have you worked with?';
      // A guest's earlier answer is not reused.
      expect(successOf(await port.listInterviews(of)).items.map(({ story }) => story)).not.toContain('They were kind.');
      successOf(
        await tell(user, {
          month: '2025-12',
          rounds: [
            { name: 'Panel', minutes: 45, questions: [question] },
            { name: 'HR', minutes: null, questions: [] },
          ],
          story: ' They were kind. ',
        }),
      );
      const { items } = successOf(await port.listInterviews(of));
      expect(items.find(({ story }) => story === 'They were kind.')).toMatchObject({
        company: { urlName: 'neelgiri-textiles' },
        // Fewer than four others share title or month.
        designation: null,
        month: null,
        difficulty: 'hard',
        outcome: 'offer',
        experience: 'experienced',
        isFair: true,
        days: 12,
        appliedThrough: 'was referred',
        rounds: [{ name: 'Panel', minutes: 45 }, { name: 'HR' }],
        questions: [{ text: question }],
      });
      const asked = successOf(await port.listInterviewQuestions(of)).items.find(({ text }) => text === question);
      expect(asked).toMatchObject({ round: 'Panel', askedCount: 0, designations: [], newest: null });
      const found = successOf(await port.getInterviewQuestion({ questionId: asked?.slug ?? '' }));
      expect(found).toMatchObject({ question: { text: question }, answers: [] });
    });

    it('adds no question that its company knows already, however it was written', async () => {
      const port = viewer().port(InterviewReadingPort);
      const question = (text: string) => [{ name: 'Panel', minutes: null, questions: [text] }];
      const month = '2025-10';
      successOf(await tell(await harness().newcomer(), { month, rounds: question('Why do you want to weave?') }));
      successOf(await tell(await harness().newcomer(), { month, rounds: question('why do you want to  weave') }));
      const { items } = successOf(await port.listInterviewQuestions(of));
      const alike = items.filter(({ text }) => text.toLowerCase().startsWith('why do you want to weave'));
      expect(alike).toHaveLength(1);
    });

    it('says that a work address of its author was checked, and counts at once then', async () => {
      const user = await harness().newcomer();
      await proveWork(harness(), user, 'interviews@vaayuna.example');
      const at = { company: 'vaayuna-technologies' };
      const port = viewer().port(InterviewReadingPort);
      const counted = async () => successOf(await port.getInterviewSummary(at)).interviewsCount;
      const before = await counted();
      const story = 'They asked for proofs.';
      successOf(await tell(user, { companyName: 'Vaayuna Technologies', story }));
      expect(await counted()).toBe(before + 1);
      const { items } = successOf(await port.listInterviews(at));
      expect(items.filter((one) => one.story === story).map(({ isChecked }) => isChecked)).toEqual([true]);
    });

    it('shows at once, once for each request and company; that of an account of today counts later', async () => {
      const user = await harness().newcomer();
      const key = aKey();
      const first = successOf(await tell(user, {}, key));
      expect(successOf(await tell(user, {}, key))).toEqual(first);
      expectRefusal(await tell(user, { days: 3 }, key), 'conflict', 'idempotency_key_reused');
      expectRefusal(await tell(user, { days: 3 }), 'invalid', 'interview_given_already');
      // An account counts once, whatever role and month it names.
      for (const change of [{ month: '2025-06' }, { jobProfile: 'Nurse' }])
        expectRefusal(await tell(user, change), 'invalid', 'interview_given_already');
      // Held contributions count too.
      const other = await harness().newcomer();
      successOf(await tell(other, { story: 'Ask me for the questions at 98100 00210.' }));
      expectRefusal(await tell(other, {}), 'invalid', 'interview_given_already');
      const told = async () => {
        const port = viewer().port(InterviewReadingPort);
        const [page, summary] = [await port.listInterviews(of), await port.getInterviewSummary(of)];
        const { interviewsCount, heldCount } = successOf(summary);
        return { shown: successOf(page).total, counted: interviewsCount, heldCount };
      };
      const { shown, counted } = await told();
      const second = await harness().newcomer();
      successOf(await give(second, { companyName: 'Neelgiri Textiles' }));
      successOf(await tell(second));
      expect(await told()).toMatchObject({ shown: shown + 1, counted });
      for (let night = 0; night <= NEW_ACCOUNT_HOLD_MS / DAY_MS + 1; night += 1) harness().passTo('00:10');
      await harness().runRounds();
      expect(await told()).toEqual({ shown: shown + 1, counted: shown + 1, heldCount: 0 });
      const rewards = successOf(await user.port(UserRewardsPort).getRewards());
      expect(rewards.earned).toEqual([{ kind: 'interview', contributions: 1, points: 20 }]);
    });

    it('says something, and is of what the catalogue knows and of a month that has begun', async () => {
      const user = await harness().newcomer();
      const silent = [{ name: 'HR', minutes: null, questions: [] }];
      expectRefusal(await tell(user, { rounds: silent }), 'invalid', 'interview_says_nothing');
      expectRefusal(await tell(user, { companyName: 'Nowhere Ltd' }), 'invalid', 'interview_company_unknown');
      expectRefusal(await tell(user, { jobProfile: 'Wizard' }), 'invalid', 'interview_role_unknown');
      expectRefusal(await tell(user, { locationId: 987_654 }), 'invalid', 'interview_city_unknown');
      for (const month of ['2999-01', '1970-03', '2020-01']) expectInvalid(await tell(user, { month }), 'month');
    });

    it('needs a session', async () => {
      expectNotSignedIn(await tell(guest()));
    });
  });

  it('go with their user’s account where the user wants that', async () => {
    const user = await harness().newcomer();
    const question = 'Which words do you want to take back?';
    const questions = async () => {
      const { items } = successOf(
        await viewer().port(InterviewReadingPort).listInterviewQuestions({ company: 'sagarmatha-health' }),
      );
      return items.filter(({ text }) => text === question).length;
    };
    const named = { companyName: 'Sagarmatha Health', jobProfile: 'Senior Software Engineer' };
    successOf(await give(user, { ...named, locationId: 3 }));
    successOf(await tell(user, { ...named, rounds: [{ name: 'Panel', minutes: null, questions: [question] }] }));
    expect(await questions()).toBe(1);
    const deletion = { confirmation: 'delete', contributions: 'erase' } as const;
    successOf(await user.port(AccountEndPort).deleteAccount(deletion));
    expect(await questions()).toBe(0);
  });

  it('are twenty a day at the most, of a day in India', async () => {
    const user = await harness().newcomer();
    const thisYear = new Date().getUTCFullYear();
    /** Contributes each role in each of five years. */
    const giveTwenty = async (company: string) => {
      for (let told = 0; told < 20; told += 1) {
        const back = Math.floor(told / ROLES.length);
        const when = { currentSalary: back === 0, year: back === 0 ? null : thisYear - back };
        const pay = { ...when, jobProfile: ROLES[told % ROLES.length] ?? '', isConfirmed: true };
        successOf(await give(user, { companyName: company, ...pay }));
      }
    };
    harness().passTo('23:30');
    await giveTwenty('Sagarmatha Health');
    expectRefusal(await tell(user), 'invalid', 'too_many_contributions');
    harness().passTo('00:10');
    await giveTwenty('Neelgiri Textiles');
    // UTC's midnight must not reset the day's limit.
    harness().passTo('05:40');
    const companyName = 'Sagarmatha Health';
    const place = { departmentId: null, city: null, isCurrent: true } as const;
    const benefits = { ...place, companyName, codes: ['PAID_LEAVE'], text: null } as const;
    const review = {
      ...place,
      rating: 4,
      aspects: {},
      title: null,
      likes: 'The shifts are planned a month ahead.',
      dislikes: 'The pay is looked at only every two years.',
      jobProfile: null,
      employment: null,
      years: null,
    };
    const left = `${thisYear}-Q1`;
    const stay = {
      joined: '2024-Q2',
      left,
      jobProfile: null,
      departmentId: null,
      city: null,
      answers: { ...NO_TENURE_ANSWERS, offer: 'KEPT' },
    } as const;
    for (const refused of [
      await give(user),
      await tell(user),
      await user.port(BenefitContributionsPort).giveBenefits({ ...benefits, ...aKey() }),
      await user.port(ReviewContributionsPort).giveReview({ companyName, review, ...aKey() }),
      await user.port(TenurePort).giveTenure({ companyName, ...stay, ...aKey() }),
    ]) {
      expectRefusal(refused, 'invalid', 'too_many_contributions');
    }
  });

  describe('what the user is asked to contribute', () => {
    const ask = (user: Actor) => user.port(ContributionPopupsPort).getContributionPopup();

    it('[API-ELIGIBILITY] is the first kind of which they have given none, and new is who has given nothing', async () => {
      const user = await harness().newcomer();
      expect(successOf(await ask(user))).toEqual({ eligible: true, type: 'review', mode: 'new' });
      const review = {
        ...{ rating: 4, aspects: {}, title: null, likes: STORY, dislikes: STORY, jobProfile: null, departmentId: null },
        ...{ city: null, employment: null, isCurrent: true, years: null },
      };
      const writing = user.port(ReviewContributionsPort);
      successOf(await writing.giveReview({ companyName: 'Vaayuna Technologies', review, ...aKey() }));
      expect(successOf(await ask(user))).toEqual({ eligible: true, type: 'interview', mode: 'generic' });
      successOf(await tell(user));
      expect(successOf(await ask(user))).toEqual({ eligible: true, type: 'photo', mode: 'generic' });
    });

    it('is refused to a guest', async () => {
      expectNotSignedIn(await ask(guest()));
    });
  });
};
