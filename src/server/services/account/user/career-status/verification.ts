import { randomInt } from 'node:crypto';
import type { Verified } from '@/contract/generated/user';
import { careerRefusals } from '@/core/account/career-status/career-refusals.rules';
import { maskAddress, verificationBy } from '@/core/account/career-status/work-email.rules';
import {
  CODE_MINUTES,
  CODE_MS,
  CODES_WINDOW_MS,
  codeSentMessage,
  MAX_CODE_TRIES,
  MAX_CODES_PER_HOUR,
  MAX_REPEATED_CODES_PER_HOUR,
  minutesToWait,
  tooManyCodes,
  tooManyCodesToMailbox,
} from '@/core/account/career-status/work-email-code.rules';
import { startOfDayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { mailboxOf } from '@/core/kernel/common/mailbox.rules';
import { isFreeMailAddress } from '@/core/kernel/formatting/free-mail.rules';
import type { UserHandlers } from '@/server/contract/generated/user';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import { countOfDay } from '@/server/platform/contributing/contributing.queries';
import type { Database } from '@/server/platform/database';
import type { Mailer } from '@/server/platform/mail/mailer.port';
import type { Publish } from '@/server/platform/realtime/publish.port';
import { sealMoment, unsealMoment } from '@/server/platform/sealed-moment';
import { lockPersona } from '../persona/persona.queries';
import { requireOwnCareer, requireType } from './career.policy';
import { careerOfPersona } from './career.queries';
import { addressRefOf, sealEmail } from './career-email';
import {
  codesOfHour,
  domainOf,
  invalidateCode,
  lockAddress,
  storeCode,
  storeVerification,
  tryCode,
} from './verification.queries';

export interface VerificationDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly mailer: Mailer;
  readonly publish: Pick<Publish, 'roomsChanged'>;
  readonly brand: string;
  readonly now: () => number;
}

const VERIFIABLE = ['working', 'student'] as const;

export function createVerification(deps: VerificationDeps): Pick<UserHandlers, 'sendVerificationCode' | 'verifyCode'> {
  const { database, authorship, mailer, publish, brand, now } = deps;
  const codeHash = (persona: Uint8Array, code: string): Buffer => authorship.codeRef(persona, code);

  async function hourOf(tx: Database, persona: Uint8Array, careerStatusId: number, at: number) {
    const [row] = await tx.query(codesOfHour, careerStatusId);
    const startedAt = row === undefined ? 0 : unsealMoment(authorship, persona, row.hour_seal);
    if (row === undefined || startedAt <= at - CODES_WINDOW_MS) return { startedAt: at, sent: 0 };
    return { startedAt, sent: row.sent_in_hour };
  }

  async function canSendAgain(tx: Database, email: string, at: number): Promise<boolean> {
    const hour = `codes of hour ${Math.floor(at / CODES_WINDOW_MS)}`;
    const ref = authorship.requestRef(authorship.emailRef(mailboxOf(email)), hour);
    return (await tx.query(countOfDay, ref, MAX_REPEATED_CODES_PER_HOUR)).length > 0;
  }

  return {
    async sendVerificationCode({ viewer, body: { email, careerStatusId }, log }) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const sentAt = now();
      const expiresAt = sentAt + CODE_MS;
      const refusal = await database.transaction(async (tx) => {
        await tx.query(lockPersona, viewer.personaRef);
        const [own] = await tx.query(careerOfPersona, viewer.personaRef);
        requireType(requireOwnCareer(own, careerStatusId), VERIFIABLE);
        refuseFreeMail(email);
        const hour = await hourOf(tx, viewer.personaRef, careerStatusId, sentAt);
        if (hour.sent >= MAX_CODES_PER_HOUR) return tooMany(tooManyCodes, hour.startedAt + CODES_WINDOW_MS - sentAt);
        if (hour.sent > 0 && !(await canSendAgain(tx, email, sentAt)))
          return tooMany(tooManyCodesToMailbox, CODES_WINDOW_MS - (sentAt % CODES_WINDOW_MS));
        await tx.query(
          storeCode,
          careerStatusId,
          authorship.emailRef(email),
          codeHash(viewer.personaRef, code),
          sealMoment(authorship, viewer.personaRef, expiresAt),
          sealMoment(authorship, viewer.personaRef, hour.startedAt),
          hour.sent + 1,
        );
        return null;
      });
      if (refusal !== null) throw refusal;
      await mailer.send(codeMail(email, code, brand)).catch((error: unknown) => {
        log.error({ err: error }, 'a verification code could not be mailed');
        throw new Problem(503, 'not_ready', 'We could not send the code just now. Try again in a few minutes.');
      });
      const message = codeSentMessage(maskAddress(email));
      return { status: 200, body: { message, expiresAt: new Date(expiresAt).toISOString() } };
    },

    async verifyCode({ viewer, body: { email, otp, careerStatusId } }) {
      const { personaRef } = viewer;
      // Returns the refusal instead of throwing it, because the counted attempt must be committed.
      const outcome = await database.transaction(async (tx): Promise<Verified | Problem> => {
        // A change of company or college ends the code.
        await tx.query(lockPersona, personaRef);
        const [own] = await tx.query(careerOfPersona, personaRef);
        const career = requireOwnCareer(own, careerStatusId);
        const [sent] = await tx.query(tryCode, careerStatusId, MAX_CODE_TRIES);
        if (sent === undefined || unsealMoment(authorship, personaRef, sent.expires_seal) <= now())
          return codeExpired();
        const isRight =
          authorship.emailRef(email).equals(sent.email_ref) && codeHash(personaRef, otp).equals(sent.code_hash);
        if (!isRight) return codeWrong();
        const [known] = await tx.query(domainOf, career.company_name, career.college_name);
        const verified = verificationBy(email, known?.domain ?? null);
        const addressRef = addressRefOf(authorship, email);
        await tx.query(lockAddress, addressRef);
        const seal = sealEmail(authorship, personaRef, email);
        const day = sealMoment(authorship, personaRef, startOfDayInIndia(now()).getTime());
        const [stored] = await tx.query(storeVerification, careerStatusId, verified, seal, addressRef, day);
        await tx.query(invalidateCode, careerStatusId);
        if (stored === undefined) return addressTaken();
        return verified;
      });
      if (outcome instanceof Problem) throw outcome;
      // A new check replaces the one that may have admitted the user to a room.
      publish.roomsChanged(personaRef);
      return { status: 200, body: { verified: outcome, verificationSource: 'email' } };
    },
  };
}

function refuseFreeMail(email: string): void {
  if (!isFreeMailAddress(email)) return;
  const message = careerRefusals.freeMail;
  throw new Problem(422, 'free_mail', message, { email: message });
}

function codeExpired(): Problem {
  const message = careerRefusals.codeExpired;
  return new Problem(422, 'code_expired', message, { otp: message });
}

function codeWrong(): Problem {
  const message = careerRefusals.codeWrong;
  return new Problem(422, 'code_wrong', message, { otp: message });
}

function addressTaken(): Problem {
  const message = careerRefusals.addressTaken;
  return new Problem(422, 'address_taken', message, { email: message });
}

function tooMany(message: (minutes: number) => string, waitMs: number): Problem {
  const minutes = minutesToWait(waitMs);
  return new Problem(429, 'too_many_requests', message(minutes), {}, minutes * 60);
}

function codeMail(to: string, code: string, brand: string) {
  return {
    to,
    // The employer's mail system reads the subject.
    subject: `${code} is your code`,
    text: [
      `Your code is ${code}.`,
      '',
      `Enter it on ${brand}. It is valid for ${CODE_MINUTES} minutes.`,
      'It proves where you work or study. Nobody sees this address, and it is never shown beside what you write.',
      'If you did not ask for it, you don’t need to do anything.',
    ].join('\n'),
  };
}
