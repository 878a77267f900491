import { expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { CompanyReadingPort } from '@/core/research/company/company.port';
import {
  CLAIM_DAYS,
  CLAIM_REMINDER_DAYS,
  dailyClaimLimit,
  dailyOwnClaimCodeLimit,
} from '@/core/research/employer/claim.rules';
import { EmployerPort } from '@/core/research/employer/employer.port';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';
import { PostViewsPort } from '@/core/talk/posting/post-views.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectNotSignedIn, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';
import { write } from './harness/submissions';

const company = 'vaayuna-technologies';

export const employerContract: Contract = (harness) => {
  const employerOf = (user: Actor) => user.port(EmployerPort);
  const start = async (user: Actor) =>
    successOf(await employerOf(user).startClaim({ company, way: 'DNS', mailbox: null }));
  const claimed = async () => {
    const user = await harness().newcomer();
    const { claimId, record } = await start(user);
    await harness().setTxtRecords(record?.name ?? '', [record?.value ?? '']);
    return { user, claim: successOf(await employerOf(user).proveClaimRecord({ claimId })) };
  };
  const reading = () => employerOf(harness().as('reader'));
  const notices = async (user: Actor) => {
    const { items } = successOf(await user.port(NotificationsPort).listNotifications({ platform: 'computer' }));
    return items.filter(({ data }) => data.trackingData.kind === 'claim').map(({ data }) => data.title);
  };
  const settleLog = async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      harness().pass(8 * DAY_MS);
      await harness().runRounds();
    }
  };

  it('lets an account prove claims so often a day, so that it floods no log, and others all the same', async () => {
    const user = await harness().newcomer();
    const startAgain = async () => {
      const { claimId, record } = await start(user);
      await harness().setTxtRecords(record?.name ?? '', [record?.value ?? '']);
      return claimId;
    };
    for (let round = 0; round < dailyClaimLimit.most; round += 1) {
      const claimId = await startAgain();
      successOf(await employerOf(user).proveClaimRecord({ claimId }));
      successOf(await employerOf(user).endClaim({ claimId }));
    }
    const { user: other, claim } = await claimed();
    successOf(await employerOf(other).endClaim({ claimId: claim.claimId }));
    const claimId = await startAgain();
    expectRefusal(await employerOf(user).proveClaimRecord({ claimId }), 'invalid', 'too_many_claims');
    harness().pass(DAY_MS);
    expect(successOf(await employerOf(user).proveClaimRecord({ claimId })).claimedIn).not.toBeNull();
    successOf(await employerOf(user).endClaim({ claimId }));
  });

  it('asks for so many codes a day, also if it ends its claims', async () => {
    const user = await harness().newcomer();
    const startByCode = () => employerOf(user).startClaim({ company, way: 'ADDRESS', mailbox: 'hr' });
    for (let sent = 0; sent < dailyOwnClaimCodeLimit.most; sent += 1) {
      const { claimId } = successOf(await startByCode());
      successOf(await employerOf(user).endClaim({ claimId }));
    }
    expectRefusal(await startByCode(), 'invalid', dailyOwnClaimCodeLimit.code);
    harness().pass(DAY_MS);
    const { claimId } = successOf(await startByCode());
    successOf(await employerOf(user).endClaim({ claimId }));
  });

  it('proves a claim by the record of its claimant, shows its month, and ends it', async () => {
    const user = await harness().newcomer();
    const other = await harness().newcomer();
    const { claimId, record } = await start(user);
    expectRefusal(await employerOf(user).proveClaimRecord({ claimId }), 'invalid', 'claim_record_missing');
    await harness().setTxtRecords(record?.name ?? '', [record?.value ?? '']);
    expectRefusal(await employerOf(other).proveClaimRecord({ claimId }), 'notFound', 'claim_not_found');
    const proven = successOf(await employerOf(user).proveClaimRecord({ claimId }));
    expect(proven.step).toBeNull();
    const shown = successOf(await reading().getCompanyClaims({ company }));
    expect(shown.claims).toEqual([{ domain: proven.domain, way: 'DNS', claimedIn: proven.claimedIn }]);
    const page = successOf(await harness().as('reader').port(CompanyReadingPort).getCompany({ urlName: company }));
    expect([page.isClaimed, page.claimedIn]).toEqual([true, proven.claimedIn]);
    expectRefusal(await employerOf(other).endClaim({ claimId }), 'notFound', 'claim_not_found');
    expect(successOf(await employerOf(user).endClaim({ claimId }))).toBeNull();
    expect(successOf(await employerOf(user).listOwnClaims())).toEqual([]);
    expect(successOf(await reading().getCompanyClaims({ company })).claims).toEqual([]);
  });

  it('counts no view of a claimant, who reads as a guest', async () => {
    const { user } = await claimed();
    const postId = await write(harness().as('writer'));
    for (const reader of [user, harness().as('user')])
      successOf(await reader.port(PostViewsPort).recordPostViews({ postIds: [postId] }));
    expect(await harness().viewsOf(postId)).toBe(1);
  });

  it('is refused to guests, for unknown companies, and to whoever has contributed', async () => {
    const guest = employerOf(harness().as('guest'));
    expectNotSignedIn(await guest.listOwnClaims());
    expectNotSignedIn(await guest.startClaim({ company, way: 'DNS', mailbox: null }));
    expectNotSignedIn(await guest.revokeClaims({ company }));
    const user = employerOf(harness().as('user'));
    const nobody = { company: 'nobody-knows-it' };
    expectRefusal(await user.startClaim({ ...nobody, way: 'DNS', mailbox: null }), 'notFound', 'company_not_found');
    expectRefusal(await user.getCompanyClaims(nobody), 'notFound', 'company_not_found');
    expectRefusal(await user.listCompanyActs(nobody), 'notFound', 'company_not_found');
    expectRefusal(await user.endClaim({ claimId: UNKNOWN_ID }), 'notFound', 'claim_not_found');
    expectRefusal(await user.revokeClaims({ company }), 'forbidden', 'moderator_required');
    const writer = harness().as('writer');
    await write(writer);
    const start = await employerOf(writer).startClaim({ company, way: 'DNS', mailbox: null });
    expectRefusal(start, 'conflict', 'claim_after_contribution');
  });

  it('has the acts of a company from the public log, a page at a time, newest first', async () => {
    const { user, claim } = await claimed();
    // A second proof on one day is not logged.
    harness().pass(DAY_MS);
    successOf(await employerOf(user).proveClaimRecord({ claimId: claim.claimId }));
    const moderator = await harness().moderator();
    successOf(await employerOf(moderator).revokeClaims({ company }));
    expect(successOf(await employerOf(user).listOwnClaims())).toEqual([]);
    await settleLog();
    const all = successOf(await reading().listCompanyActs({ company, limit: 50 })).items;
    const acts = all.map(({ act }) => act);
    for (const act of ['CLAIMED', 'RENEWED', 'REVOKED'] as const) expect(acts).toContain(act);
    expect(all.map(({ number }) => number)).toEqual(all.map(({ number }) => number).toSorted((a, b) => b - a));
    const first = successOf(await reading().listCompanyActs({ company, limit: 1 }));
    const second = successOf(await reading().listCompanyActs({ company, limit: 1, cursor: first.nextCursor ?? '' }));
    expect([...first.items, ...second.items]).toEqual(all.slice(0, 2));
    expectRefusal(await reading().listCompanyActs({ company, cursor: 'AAAA' }), 'invalid', 'cursor_invalid');
    expect(successOf(await reading().listCompanyActs({ company: 'sagarmatha-health' })).items).toEqual([]);
  });

  // Runs last: a year passes.
  it('reminds its claimant once, in its last month', async () => {
    const { user, claim } = await claimed();
    await harness().runRounds();
    expect(await notices(user)).toEqual([]);
    for (let day = 0; day < CLAIM_DAYS - CLAIM_REMINDER_DAYS + 1; day += 20) {
      harness().pass(20 * DAY_MS);
      successOf(await employerOf(user).listOwnClaims());
    }
    await harness().runRounds();
    await harness().runRounds();
    expect(await notices(user)).toEqual([`Your claim of ${claim.company.name} ends soon`]);
    successOf(await employerOf(user).proveClaimRecord({ claimId: claim.claimId }));
    await harness().runRounds();
    expect(await notices(user)).toHaveLength(1);
  });
};
