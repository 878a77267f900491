import { CareerStatusesPort } from '@/core/account/career-status/career-status.port';
import type { Actor, ContractHarness } from './contract-harness';
import { successOf } from './outcomes';

/** Lets a user of a company, by default Vaayuna Technologies, prove that with a code to an address of it. */
export async function proveWork(
  harness: Pick<ContractHarness, 'mailedCode'>,
  user: Actor,
  email: string,
  companyName = 'Vaayuna Technologies',
): Promise<void> {
  const careers = user.port(CareerStatusesPort);
  const working = { careerStatusType: 'working', careerData: { companyName } } as const;
  const { careerStatusId } = successOf(await careers.createCareerStatus(working));
  successOf(await careers.sendVerificationCode({ email, careerStatusId }));
  successOf(await careers.verifyCode({ email, otp: await harness.mailedCode(email), careerStatusId }));
}
