import { expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { CompanyReadingPort } from '@/core/research/company/company.port';
import { EmployerPort } from '@/core/research/employer/employer.port';
import type { CorrectionDecision, CorrectionProposal } from '@/core/research/employer-corrections/correction';
import { DECIDED_CORRECTION_DAYS } from '@/core/research/employer-corrections/correction.rules';
import { dailyCorrectionLimit } from '@/core/research/employer-corrections/correction-refusals.rules';
import { EmployerCorrectionsPort } from '@/core/research/employer-corrections/employer-corrections.port';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';

const company = 'vaayuna-technologies';
const source = 'https://registry.example/vaayuna';
const siteAt = (path: string): CorrectionProposal => ({
  field: 'WEBSITE',
  value: `https://vaayuna.example/${path}`,
  source,
});

export const employerCorrectionsContract: Contract = (harness) => {
  const correctionsOf = (user: Actor) => user.port(EmployerCorrectionsPort);
  const claimed = async () => {
    const user = await harness().newcomer();
    const employer = user.port(EmployerPort);
    const { claimId, record } = successOf(await employer.startClaim({ company, way: 'DNS', mailbox: null }));
    await harness().setTxtRecords(record?.name ?? '', [record?.value ?? '']);
    successOf(await employer.proveClaimRecord({ claimId }));
    return { user, corrections: correctionsOf(user), claimId };
  };
  const presentOf = async ({ corrections, claimId }: Awaited<ReturnType<typeof claimed>>, field: string) => {
    const { facts } = successOf(await corrections.listOwnCorrections({ claimId }));
    return facts.find((fact) => fact.field === field)?.value ?? null;
  };
  const details = async () =>
    successOf(await harness().as('reader').port(CompanyReadingPort).getCompanyDetails({ urlName: company }));
  const listed = async () => successOf(await correctionsOf(harness().as('reader')).listCompanyCorrections({ company }));
  const told = async (user: Actor) => {
    await harness().runRounds();
    const { items } = successOf(await user.port(NotificationsPort).listNotifications({ platform: 'computer' }));
    return items.filter(({ variantId }) => variantId === 'claim').map(({ data: { title, cta } }) => [title, cta]);
  };
  const accept = (present: string | null): CorrectionDecision => ({ verdict: 'ACCEPTED', present, reason: null });

  it('changes each fact once a moderator accepts, and lists it with its source', async () => {
    const claim = await claimed();
    const moderator = correctionsOf(await harness().moderator());
    const values = {
      WEBSITE: 'https://www.vaayuna.example/in',
      CAREER_SITE: 'https://jobs.vaayuna.example',
      HEADQUARTERS: 'Bengaluru',
      EMPLOYEES_WORLDWIDE: '5k-10k',
    } as const;
    for (const field of ['WEBSITE', 'CAREER_SITE', 'HEADQUARTERS', 'EMPLOYEES_WORLDWIDE'] as const) {
      const before = await presentOf(claim, field);
      const proposal = { claimId: claim.claimId, field, value: values[field], source };
      const { correctionId, status } = successOf(await claim.corrections.proposeCorrection(proposal));
      expect(status).toBe('WAITING');
      const { facts } = successOf(await claim.corrections.listOwnCorrections({ claimId: claim.claimId }));
      expect(facts.filter(({ isWaiting }) => isWaiting).map((fact) => fact.field)).toEqual([field]);
      const queue = successOf(await moderator.listCorrections());
      expect(queue.corrections.map((one) => [one.correctionId, one.present, one.value])).toEqual([
        [correctionId, before, values[field]],
      ]);
      expectRefusal(
        await moderator.decideCorrection({ correctionId, ...accept('Elsewhere') }),
        'conflict',
        'correction_changed',
      );
      for (let times = 0; times < 2; times += 1)
        successOf(await moderator.decideCorrection({ correctionId, ...accept(before) }));
      expectRefusal(
        await moderator.decideCorrection({ correctionId, verdict: 'REFUSED', present: before, reason: 'No.' }),
        'conflict',
        'correction_decided',
      );
      const [newest] = await listed();
      expect(newest).toMatchObject({ field, before, value: values[field], source });
    }
    expect(await details()).toMatchObject({
      website: values.WEBSITE,
      careerSiteUrl: values.CAREER_SITE,
      headQuarter: values.HEADQUARTERS,
      globalEmployeeCount: values.EMPLOYEES_WORLDWIDE,
    });
    expect((await listed()).map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  });

  it('is refused with a reason that its claimant reads, and withdrawn by its claimant alone', async () => {
    const claim = await claimed();
    const { corrections, claimId } = claim;
    const moderator = correctionsOf(await harness().moderator());
    const present = await presentOf(claim, 'WEBSITE');
    const { correctionId } = successOf(await corrections.proposeCorrection({ claimId, ...siteAt('a') }));
    const refusal = { correctionId, verdict: 'REFUSED', present } as const;
    const unreasoned = await moderator.decideCorrection({ ...refusal, reason: ' ' });
    expectRefusal(unreasoned, 'invalid', 'reason_required');
    successOf(await moderator.decideCorrection({ ...refusal, reason: 'The page does not exist.' }));
    const own = successOf(await corrections.listOwnCorrections({ claimId })).corrections;
    expect(own).toMatchObject([{ correctionId, status: 'REFUSED', reason: 'The page does not exist.' }]);
    const refused = ['Your correction for Vaayuna Technologies was refused', `/companies/claim/${claimId}/entry`];
    expect(await told(claim.user)).toEqual([refused]);
    expectRefusal(await corrections.withdrawCorrection({ correctionId }), 'conflict', 'correction_decided');
    const next = successOf(await corrections.proposeCorrection({ claimId, ...siteAt('b') }));
    const other = await claimed();
    const byOther = await other.corrections.withdrawCorrection(next);
    expectRefusal(byOther, 'notFound', 'correction_not_found');
    successOf(await corrections.withdrawCorrection(next));
    const third = successOf(await corrections.proposeCorrection({ claimId, ...siteAt('c') }));
    expect(await told(claim.user)).toEqual([refused]);
    successOf(await moderator.decideCorrection({ correctionId: third.correctionId, ...accept(present) }));
    const accepted = ['Your correction for Vaayuna Technologies was accepted', refused[1]];
    expect(await told(claim.user)).toEqual([accepted, refused]);
    expect([await told(other.user), await told(harness().as('user'))]).toEqual([[], []]);
    expectRefusal(await corrections.withdrawCorrection(next), 'notFound', 'correction_not_found');
  });

  it('is one of a fact at a time, at the proven domain, as many as a day allows', async () => {
    const { corrections, claimId } = await claimed();
    const propose = (proposal: CorrectionProposal) => corrections.proposeCorrection({ claimId, ...proposal });
    const present = successOf(await corrections.listOwnCorrections({ claimId })).facts[0]?.value ?? '';
    for (const [proposal, field] of [
      [{ ...siteAt('a'), value: present }, 'value'],
      [{ ...siteAt('a'), value: 'https://evil.example' }, 'value'],
      [{ ...siteAt('a'), source: 'http://localhost' }, 'source'],
    ] as const) {
      const answer = await propose(proposal);
      expectRefusal(answer, 'invalid', 'correction_unfitting');
      expect(answer.ok ? [] : Object.keys(answer.failure.fields)).toEqual([field]);
    }
    const first = successOf(await propose(siteAt('a')));
    expect(successOf(await propose(siteAt('a')))).toEqual(first);
    expectRefusal(await propose(siteAt('b')), 'conflict', 'correction_waiting');
    const other = await claimed();
    const byOther = await other.corrections.proposeCorrection({ claimId: other.claimId, ...siteAt('a') });
    expectRefusal(byOther, 'conflict', 'correction_waiting');
    successOf(await corrections.withdrawCorrection(first));
    for (let count = 1; count < dailyCorrectionLimit.most; count += 1)
      successOf(await corrections.withdrawCorrection(successOf(await propose(siteAt(`c${count}`)))));
    expectRefusal(await propose(siteAt('d')), 'invalid', dailyCorrectionLimit.code);
  });

  it('ends with its claim, and waits for a claim in force', async () => {
    const { user, corrections, claimId } = await claimed();
    const moderator = correctionsOf(await harness().moderator());
    const { correctionId } = successOf(await corrections.proposeCorrection({ claimId, ...siteAt('e') }));
    successOf(await user.port(EmployerPort).endClaim({ claimId }));
    expect(successOf(await moderator.listCorrections())).toEqual({ corrections: [], open: 0 });
    expectRefusal(
      await moderator.decideCorrection({ correctionId, ...accept(null) }),
      'notFound',
      'correction_not_found',
    );
    const { claimId: unproven } = successOf(
      await user.port(EmployerPort).startClaim({ company, way: 'DNS', mailbox: null }),
    );
    const early = await corrections.proposeCorrection({ claimId: unproven, ...siteAt('e') });
    expectRefusal(early, 'conflict', 'claim_step_other');
  });

  it('is refused to guests, strangers, and moderators of the company', async () => {
    const { corrections, claimId } = await claimed();
    const { correctionId } = successOf(await corrections.proposeCorrection({ claimId, ...siteAt('f') }));
    const guest = correctionsOf(harness().as('guest'));
    expectNotSignedIn(await guest.listOwnCorrections({ claimId }));
    expectNotSignedIn(await guest.proposeCorrection({ claimId, ...siteAt('f') }));
    expectNotSignedIn(await guest.listCorrections());
    const user = correctionsOf(harness().as('user'));
    expectRefusal(await user.listOwnCorrections({ claimId }), 'notFound', 'claim_not_found');
    expectRefusal(await user.proposeCorrection({ claimId, ...siteAt('f') }), 'notFound', 'claim_not_found');
    expectRefusal(await user.listCorrections(), 'forbidden', 'moderator_required');
    const decision = { correctionId, ...accept(null) };
    expectRefusal(await user.decideCorrection(decision), 'forbidden', 'moderator_required');
    const claimant = await harness().moderator();
    successOf(await claimant.port(EmployerPort).startClaim({ company, way: 'DNS', mailbox: null }));
    expectRefusal(await correctionsOf(claimant).decideCorrection(decision), 'conflict', 'case_of_others');
    const beginner = correctionsOf(await harness().moderator(null));
    expectRefusal(await beginner.decideCorrection(decision), 'conflict', 'conduct_not_accepted');
    const unknown = await user.listOwnCorrections({ claimId: UNKNOWN_ID });
    expectRefusal(unknown, 'notFound', 'claim_not_found');
    const nobody = await user.listCompanyCorrections({ company: 'nobody-knows-it' });
    expectRefusal(nobody, 'notFound', 'company_not_found');
  });

  // Runs last: months pass.
  it('is listed for its claimant for some time after the decision', async () => {
    const claim = await claimed();
    const { corrections, claimId } = claim;
    const moderator = correctionsOf(await harness().moderator());
    const present = await presentOf(claim, 'CAREER_SITE');
    const proposal = { claimId, ...siteAt('careers'), field: 'CAREER_SITE' } as const;
    const { correctionId } = successOf(await corrections.proposeCorrection(proposal));
    successOf(await moderator.decideCorrection({ correctionId, ...accept(present) }));
    for (let days = 0; days <= DECIDED_CORRECTION_DAYS; days += 15) {
      expect(successOf(await corrections.listOwnCorrections({ claimId })).corrections).toHaveLength(1);
      harness().pass(15 * DAY_MS);
    }
    await harness().runRounds();
    expect(successOf(await corrections.listOwnCorrections({ claimId })).corrections).toEqual([]);
    expect((await listed())[0]).toMatchObject({ field: 'CAREER_SITE', value: proposal.value });
  });
};
