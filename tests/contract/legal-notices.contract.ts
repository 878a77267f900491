import { aSummons } from '@tests/support/a-summons';
import { expect, it } from 'vitest';
import { LegalNoticesPort } from '@/core/legal/legal-notices.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectRefusal, successOf } from './harness/outcomes';

export const legalNoticesContract: Contract = (harness) => {
  const notices = () => harness().as('guest').port(LegalNoticesPort);

  it('tells everybody who answers for the service', async () => {
    expect(successOf(await notices().getLegalContacts())).toEqual({
      entity: 'Tarakki Test Private Limited',
      address: null,
      email: 'help@tarakki.example',
      grievanceOfficer: { name: 'Meera Iyer', email: 'grievance@tarakki.example', phone: null },
      backupDays: 30,
    });
  });

  it('gives a receipt for a notice, and the same one where it comes again', async () => {
    const summons = aSummons();
    const receipt = successOf(await notices().sendSummons(summons));
    expect(receipt.receipt).toMatch(/^SN-\d{8}-[0-9A-Z]{6}$/);
    expect(successOf(await notices().sendSummons(summons))).toEqual(receipt);
    const another = successOf(await notices().sendSummons(aSummons()));
    expect(another.receipt).not.toBe(receipt.receipt);
  });

  it('refuses another content under the same id', async () => {
    const summons = aSummons();
    successOf(await notices().sendSummons(summons));
    const changed = await notices().sendSummons({ ...summons, details: `${summons.details} And more.` });
    expectRefusal(changed, 'conflict', 'notice_changed');
  });

  it('refuses a notice that lacks something', async () => {
    expectInvalid(await notices().sendSummons(aSummons({ authority: ' ' })), 'authority');
    expectInvalid(await notices().sendSummons(aSummons({ email: 'somebody' })), 'email');
    expectInvalid(await notices().sendSummons(aSummons({ details: 'Too short.' })), 'details');
    expectInvalid(await notices().sendSummons(aSummons({ phone: 'call me' })), 'phone');
  });
};
