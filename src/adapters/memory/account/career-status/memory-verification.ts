import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { careerRefusals } from '@/core/account/career-status/career-refusals.rules';
import type { VerificationCodeSent } from '@/core/account/career-status/career-status.port';
import type { Verification, Verified } from '@/core/account/career-status/verification';
import { maskAddress, verificationBy } from '@/core/account/career-status/work-email.rules';
import {
  CODE_MS,
  CODES_WINDOW_MS,
  codeSentMessage,
  MAX_CODE_TRIES,
  MAX_CODES_PER_HOUR,
  minutesToWait,
  tooManyCodes,
} from '@/core/account/career-status/work-email-code.rules';
import type { Failure } from '@/core/kernel/common/failure';
import { mailboxOf } from '@/core/kernel/common/mailbox.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { isFreeMailAddress } from '@/core/kernel/formatting/free-mail.rules';
import type { MemoryCareer } from './career-records';
import { CareerRecords } from './career-records';
import { placeOf, withVerification } from './memory-career';

/** Sends a code, which replaces an earlier one. Refuses `free_mail`, and more than five an hour. */
export function sendCode(
  world: MemoryWorld,
  career: MemoryCareer,
  email: string,
): Result<VerificationCodeSent, Failure> {
  if (isFreeMailAddress(email)) {
    const message = careerRefusals.freeMail;
    return refusal(422, 'free_mail', message, { email: message });
  }
  const now = world.clock.now();
  const ofHour = career.codesSentAt.filter((sentAt) => sentAt > now - CODES_WINDOW_MS);
  if (ofHour.length >= MAX_CODES_PER_HOUR) {
    const waitMs = (ofHour[0] ?? now) + CODES_WINDOW_MS - now;
    return refusal(429, 'too_many_requests', tooManyCodes(minutesToWait(waitMs)));
  }
  const otp = String(100_000 + ((world.nextNumber() * 7_919) % 900_000));
  const expiresAt = now + CODE_MS;
  career.code = { email, otp, expiresAt, triesLeft: MAX_CODE_TRIES };
  career.codesSentAt.push(now);
  world.records(CareerRecords).mails.push({ to: email, otp });
  return ok({ message: codeSentMessage(maskAddress(email)), expiresAt: new Date(expiresAt).toISOString() });
}

/** Tries a code. Refuses with `code_expired` (too old, used, tried too often) or `code_wrong`. */
export function tryCode(
  world: MemoryWorld,
  viewer: MemoryUser,
  career: MemoryCareer,
  { email, otp }: { readonly email: string; readonly otp: string },
): Result<Verification, Failure> {
  const { code } = career;
  if (code === null || code.triesLeft === 0 || code.expiresAt <= world.clock.now()) {
    const message = careerRefusals.codeExpired;
    return refusal(422, 'code_expired', message, { otp: message });
  }
  code.triesLeft -= 1;
  if (code.email.toLowerCase() !== email.toLowerCase() || code.otp !== otp) {
    const message = careerRefusals.codeWrong;
    return refusal(422, 'code_wrong', message, { otp: message });
  }
  career.code = null;
  const { provenBy } = world.records(CareerRecords);
  const holder = provenBy.get(mailboxOf(email));
  const isTaken = world.records(UserRecords).all.some(({ id }) => id === holder && id !== viewer.id);
  if (isTaken) {
    const message = careerRefusals.addressTaken;
    return refusal(422, 'address_taken', message, { email: message });
  }
  for (const [address, proven] of provenBy) if (proven === viewer.id) provenBy.delete(address);
  provenBy.set(mailboxOf(email), viewer.id);
  const verified = verifiedBy(world, career, email);
  career.status = withVerification(career.status, verified, email);
  career.provedAt = world.clock.now();
  return ok({ verified, verificationSource: 'email' });
}

/** Returns the verification for an address at the known domain or a subdomain. */
function verifiedBy(world: MemoryWorld, { status }: MemoryCareer, email: string): Verified {
  const known = world.records(CareerRecords).findPlace(placeOf(status))?.domain ?? null;
  return verificationBy(email, known);
}
