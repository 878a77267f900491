import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { ContributionWithdrawalsPort, OwnContributionListPort } from '@/core/research/contributions/contributions.port';
import { MIN_ACCOUNT_DAYS } from '@/core/research/salaries/snapshot-limits.rules';
import type { TenureContribution } from '@/core/research/tenure/tenure.port';
import { TenurePort } from '@/core/research/tenure/tenure.port';
import type { TenureAnswers } from '@/core/research/tenure/tenure.rules';
import { NO_TENURE_ANSWERS } from '@/core/research/tenure/tenure.rules';
import type { Actor, Role } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, failureOf, successOf } from './harness/outcomes';
import { proveWork } from './harness/prove-work';

const company = 'vaayuna-technologies';

const told: TenureContribution = {
  companyName: 'Vaayuna Technologies',
  joined: '2024-Q2',
  left: '2026-Q1',
  jobProfile: 'Software Engineer',
  departmentId: null,
  city: 'Kochi',
  answers: {
    ...NO_TENURE_ANSWERS,
    offer: 'KEPT',
    exit: 'RESIGNED',
    settlement: 'UP_TO_60',
    relievingLetter: 'LAST_DAY',
  },
};

export const tenureContract: Contract = (harness) => {
  const once = () => ({ draftId: randomUUID() });
  const port = (role: Role) => harness().as(role).port(TenurePort);
  const give = (role: Role, change: Partial<TenureContribution> = {}, key = once()) =>
    port(role).giveTenure({ ...told, ...change, ...key });
  const answering = (answers: Partial<TenureAnswers>) => ({ answers: { ...NO_TENURE_ANSWERS, ...answers } });
  const figures = async (of = company) => {
    // Guests share an answer for a second.
    harness().pass(1_000);
    return successOf(await port('user').getTenureFigures({ company: of }));
  };
  const settlement = async (of = company) => {
    const found = (await figures(of)).figures.find(({ question }) => question === 'settlement');
    return found === undefined ? null : [found.count, found.usual, found.segments.length];
  };

  describe('a report of a stay', () => {
    it('is stored once, read by its author alone, changed, withdrawn and brought back', async () => {
      const key = once();
      const { reportId } = successOf(await give('writer', {}, key));
      expect(successOf(await give('writer', {}, key))).toEqual({ reportId });
      expectRefusal(await give('writer', { left: null }, key), 'conflict', 'idempotency_key_reused');
      expectRefusal(await give('writer'), 'invalid', 'tenure_given_already');
      const { companyName: _name, ...report } = told;
      const own = async (role: Role = 'writer') => successOf(await port(role).listOwnTenure({ company }));
      expect(await own()).toEqual([{ reportId, ...report }]);
      expect(await own('otherWriter')).toEqual([]);

      const later = successOf(
        await give('writer', { joined: '2026-Q2', left: null, ...answering({ offer: 'CHANGED' }) }),
      );
      expect((await own()).map(({ joined }) => joined)).toEqual(['2026-Q2', '2024-Q2']);

      const edited = {
        ...report,
        reportId,
        city: null,
        left: '2026-Q2',
        ...answering({ bond: 'UP_TO_1', bondDemanded: 'YES' }),
      };
      successOf(await port('writer').editTenure(edited));
      expect((await own())[1]).toEqual(edited);
      expectRefusal(
        await port('writer').editTenure({ ...edited, joined: '2026-Q2' }),
        'invalid',
        'tenure_given_already',
      );
      for (const [change, code] of [
        [{ left: '2024-Q1' }, 'tenure_unfitting'],
        [{ city: 'Atlantis' }, 'tenure_city_unknown'],
        [{ jobProfile: 'Wizard of Oz' }, 'tenure_role_unknown'],
        [{ departmentId: 2_000_000 }, 'tenure_department_unknown'],
      ] as const)
        expectRefusal(await port('writer').editTenure({ ...edited, ...change }), 'invalid', code);
      expectRefusal(await port('otherWriter').editTenure(edited), 'notFound', 'tenure_not_found');
      expectNotSignedIn(await port('guest').editTenure(edited));

      const withdrawals = harness().as('writer').port(ContributionWithdrawalsPort);
      const named = { kind: 'tenure', contributionId: reportId } as const;
      const others = harness().as('otherWriter').port(ContributionWithdrawalsPort);
      expectRefusal(await others.withdrawContribution(named), 'notFound', 'contribution_not_found');
      successOf(await withdrawals.withdrawContribution(named));
      expect((await own()).map((one) => one.reportId)).toEqual([later.reportId]);
      expectRefusal(await port('writer').editTenure(edited), 'notFound', 'tenure_not_found');
      successOf(await withdrawals.restoreContribution(named));
      expect((await own())[1]).toEqual(edited);
    });

    it('is refused at its fields for what does not fit together, and for nothing', async () => {
      const refused = async (change: Partial<TenureContribution>, field: string) => {
        const result = await give('reader', change);
        expectRefusal(result, 'invalid', 'tenure_unfitting');
        expect(Object.keys(failureOf(result).fields)).toEqual([field]);
      };
      await refused(answering({}), 'answers');
      await refused({ joined: '2098-Q1', left: null }, 'joined');
      await refused({ joined: '1974-Q4' }, 'joined');
      await refused({ left: '2098-Q1' }, 'left');
      await refused({ left: '2024-Q1' }, 'left');
      await refused({ joined: '2015-Q1', left: '2016-Q1' }, 'left');
      await refused({ left: null, ...answering({ exit: 'STILL_THERE', settlement: 'NOT_YET' }) }, 'answers.settlement');
      await refused({ left: null, ...answering({ offer: 'WITHDRAWN', exit: 'RESIGNED' }) }, 'answers.exit');
      await refused(answering({ bond: 'NONE', bondDemanded: 'YES' }), 'answers.bondDemanded');
      await refused(answering({ settlement: 'NOT_YET', shortPaid: 'NO' }), 'answers.shortPaid');
    });

    it('is refused to guests, and for what the catalogues and the contract do not have', async () => {
      expectNotSignedIn(await give('guest'));
      expectNotSignedIn(await port('guest').listOwnTenure({ company }));
      expectRefusal(await give('reader', { companyName: 'Nobody' }), 'invalid', 'tenure_company_unknown');
      expectRefusal(await give('reader', { city: 'Atlantis' }), 'invalid', 'tenure_city_unknown');
      expectRefusal(await give('reader', { jobProfile: 'Wizard of Oz' }), 'invalid', 'tenure_role_unknown');
      expectRefusal(await give('reader', { departmentId: 2_000_000 }), 'invalid', 'tenure_department_unknown');
      expectInvalid(await give('reader', { joined: "2024-Q1' or 1=1" }), 'joined');
      expectInvalid(
        await give('reader', { answers: { ...NO_TENURE_ANSWERS, offer: 'GOLD' as 'KEPT' } }),
        'answers.offer',
      );
      expectRefusal(await port('guest').getTenureFigures({ company: 'nobody' }), 'notFound', 'company_not_found');
      expectRefusal(await port('reader').listOwnTenure({ company: 'nobody' }), 'notFound', 'company_not_found');
    });

    it('counts with a weekly count once the account is old enough, from five people on, and moves by five or not at all', async () => {
      const of = 'neelgiri-textiles';
      const giving = { ...told, companyName: 'Neelgiri Textiles', departmentId: 1 };
      const people: Actor[] = [];
      const join = async (count: number, answers: Partial<TenureAnswers>) => {
        for (let nth = 0; nth < count; nth += 1) {
          const person = await harness().newcomer();
          people.push(person);
          successOf(await person.port(TenurePort).giveTenure({ ...giving, ...answering(answers), ...once() }));
        }
      };
      const week = async () => {
        harness().pass(7 * DAY_MS);
        await harness().takeTenureSnapshot();
      };
      await join(5, { settlement: 'UP_TO_60' });
      await harness().takeTenureSnapshot();
      expect(await settlement(of)).toBeNull();
      const [first] = people;
      const own = async () => {
        const list = first === undefined ? null : await first.port(OwnContributionListPort).listOwnContributions();
        return list === null ? [] : successOf(list).items.map(({ kind, status, counting }) => [kind, status, counting]);
      };
      expect(await own()).toEqual([['tenure', 'LIVE', 'LATER']]);
      harness().pass(MIN_ACCOUNT_DAYS * DAY_MS);
      await week();
      // Five new people wait for one more count.
      expect(await settlement(of)).toBeNull();
      await week();
      expect(await settlement(of)).toEqual([5, ['UP_TO_60'], 0]);
      const [five, { roles, departments }] = [
        [{ question: 'settlement', count: 5, usual: ['UP_TO_60'] }],
        await figures(of),
      ];
      expect([roles, departments]).toEqual([[{ name: 'Engineer', figures: five }], []]);
      expect(await own()).toEqual([['tenure', 'LIVE', 'COUNTED']]);

      await join(4, { settlement: 'OVER_90' });
      harness().pass(MIN_ACCOUNT_DAYS * DAY_MS);
      await week();
      expect(await settlement(of)).toEqual([5, ['UP_TO_60'], 0]);
      await join(4, { settlement: 'OVER_90' });
      harness().pass(MIN_ACCOUNT_DAYS * DAY_MS);
      await week();
      await week();
      expect(await settlement(of)).toEqual([13, ['UP_TO_90', 'OVER_90', 'NOT_YET'], 2]);
    });
  });

  describe('figures of joining and leaving', () => {
    it('count five accounts with addresses of the company as one, beside another person, beside four, and when all of them leave', async () => {
      const giving = { ...told, ...answering({ notice: 'WAIVED' }) };
      const others = async (count: number) => {
        for (let nth = 0; nth < count; nth += 1)
          successOf(await (await harness().newcomer()).port(TenurePort).giveTenure({ ...giving, ...once() }));
      };
      const planted: { readonly actor: Actor; readonly reportId: string }[] = [];
      const notice = async () => {
        harness().pass(7 * DAY_MS);
        // A session that is used does not end.
        for (const { actor } of planted) successOf(await actor.port(TenurePort).listOwnTenure({ company }));
        await harness().takeTenureSnapshot();
        const found = (await figures()).figures.find(({ question }) => question === 'notice');
        return found === undefined ? null : [found.count, found.usual];
      };
      await others(1);
      for (let nth = 0; nth < 5; nth += 1) {
        const actor = await harness().newcomer();
        await proveWork(harness(), actor, `planted${nth}@vaayuna.example`);
        const said = { ...giving, ...answering({ notice: 'BUYOUT_REFUSED' }) };
        const { reportId } = successOf(await actor.port(TenurePort).giveTenure({ ...said, ...once() }));
        planted.push({ actor, reportId });
      }
      harness().pass(MIN_ACCOUNT_DAYS * DAY_MS);
      for (let week = 0; week < 3; week += 1) expect(await notice()).toBeNull();
      // Needs five more than the two that were too few.
      await others(5);
      harness().pass(MIN_ACCOUNT_DAYS * DAY_MS);
      expect(await notice()).toBeNull();
      expect(await notice()).toEqual([7, ['WAIVED']]);
      await others(1);
      harness().pass(MIN_ACCOUNT_DAYS * DAY_MS);
      for (const { actor, reportId } of planted)
        successOf(
          await actor
            .port(ContributionWithdrawalsPort)
            .withdrawContribution({ kind: 'tenure', contributionId: reportId }),
        );
      for (let week = 0; week < 3; week += 1) expect(await notice()).toEqual([7, ['WAIVED']]);
    });

    it('join answers of few to their neighbours, and list the deciding facts of several companies', async () => {
      const many = (count: number, answers: Partial<TenureAnswers>) => Array.from({ length: count }, () => answers);
      await harness().seedTenure(3, [
        ...many(12, { offer: 'KEPT', settlement: 'UP_TO_30', variablePaid: 'UP_TO_80' }),
        ...many(9, { offer: 'KEPT', settlement: 'UP_TO_60' }),
        ...many(2, { offer: 'CHANGED', settlement: 'NOT_YET' }),
      ]);
      const [second] = successOf(await port('guest').listTenureFacts({ companies: 'sagarmatha-health,nobody' }));
      expect(second?.urlName).toBe('sagarmatha-health');
      const byQuestion = new Map(second?.figures.map((figure) => [figure.question, figure]));
      expect(byQuestion.get('offer')).toMatchObject({ count: 23, usual: ['KEPT'], segments: [] });
      expect(byQuestion.get('settlement')).toMatchObject({
        ...{ count: 23, usual: ['TWO_WORKING_DAYS', 'UP_TO_30'], atLeast: null, isSurge: false },
        segments: [
          { codes: ['TWO_WORKING_DAYS', 'UP_TO_30'], count: 10 },
          { codes: ['UP_TO_60', 'UP_TO_90', 'OVER_90', 'NOT_YET'], count: 10 },
        ],
      });
      expect(byQuestion.get('settlement')?.newest).toMatch(/^20\d\d-Q[1-4]$/);
      expect(byQuestion.has('variablePaid')).toBe(false);
      const all = await figures('sagarmatha-health');
      expect(all.figures.map(({ question }) => question)).toEqual(['offer', 'variablePaid', 'settlement']);
      expect(all.asOf).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(all.cities).toEqual([]);
    });
  });
};
