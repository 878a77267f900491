import type { FastifyBaseLogger } from 'fastify';
import { INDIA_TIME_ZONE } from '@/core/common/india-calendar.rules';
import { furtherAppeal } from '@/core/complaints/appellate-committee.rules';
import { GROUND_NAMES } from '@/core/moderation/ground-names.rules';
import { ruleNamed } from '@/core/moderation/moderation-rules.rules';
import type { Database } from '@/server/platform/database';
import type { Mail, Mailer } from '@/server/platform/mail/mailer.port';
import { MailRefused } from '@/server/platform/mail/mailer.port';
import type { WaitingMail, WaitingMailsDeps } from '@/server/platform/moderation/waiting-mails';
import { WaitingMails } from '@/server/platform/moderation/waiting-mails';
import type { ServerAddress } from '@/server/platform/server-address';
import { mailTexts } from './mail-texts';

type Log = Pick<FastifyBaseLogger, 'error'>;

export interface ComplaintMailsDeps extends WaitingMailsDeps {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly address: Pick<ServerAddress, 'origin'>;
  readonly brand: string;
}

/**
 * Sends the mails that wait, each by one process. One whose address is refused holds no other back: anybody can name an address. Throws where no mail goes
 * out; all then wait for the next round.
 */
export async function sendComplaintMails(deps: ComplaintMailsDeps, log: Log): Promise<void> {
  const waiting = new WaitingMails(deps);
  for (;;) {
    const leased = await waiting.lease(deps.database);
    if (leased === null) return;
    // Sent again if this process ends before the row does: the same id tells that it is the same mail.
    const mail = { ...mailOf(leased.mail, deps), id: leased.id };
    if (await isDone(deps.mailer, mail, log)) await waiting.drop(deps.database, leased);
  }
}

/** Returns whether a mail is on its way, or refused for good. */
async function isDone(mailer: Mailer, mail: Mail, log: Log): Promise<boolean> {
  try {
    await mailer.send(mail);
    return true;
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.error({ err: error }, 'a mail about a complaint was refused');
    return error.isFinal;
  }
}

type MailPlace = Pick<ComplaintMailsDeps, 'address' | 'brand'>;

/** Writes a mail. Nothing in it is the words of anybody: whoever fills in the form may have named the address of another. */
export function mailOf(mail: WaitingMail, place: MailPlace): Mail {
  switch (mail.kind) {
    case 'RECEIPT':
      return receiptMail(mail, place);
    case 'ANSWER':
      return answerMail(mail, place);
    case 'DUTY':
      return dutyMail(mail, place);
  }
}

const { mails, duty } = mailTexts;
const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: INDIA_TIME_ZONE });
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

type MailOf<Kind extends WaitingMail['kind']> = Extract<WaitingMail, { readonly kind: Kind }>;

function receiptMail({ to, number, key, dueAt }: MailOf<'RECEIPT'>, { address, brand }: MailPlace): Mail {
  const due = mails.due(moment.format(new Date(dueAt)));
  const text = [mails.received(number, brand), due, ...pageOf(key, address), '', mails.notYou];
  return { to, subject: mails.receivedSubject(number), text: text.join('\n') };
}

function answerMail(mail: MailOf<'ANSWER'>, { address, brand }: MailPlace): Mail {
  const { to, number, key, outcome, rule, appealUntil } = mail;
  const broken = rule === null ? null : ruleNamed(rule);
  const reason = broken === null ? [] : [mails.rule(broken.number, broken.title), broken.wording];
  const further = furtherAppeal(day.format(new Date(appealUntil)));
  const text = [
    mails.answered(number, brand),
    mails.outcomes[outcome],
    ...reason,
    '',
    further,
    ...pageOf(key, address),
  ];
  return { to, subject: mails.answeredSubject(number), text: text.join('\n') };
}

function dutyMail({ to, waiting }: MailOf<'DUTY'>, { address }: MailPlace): Mail {
  const lines = waiting.map(({ number, ground, dueAt, isLate }) =>
    duty.line(number, GROUND_NAMES[ground], moment.format(new Date(dueAt)), isLate),
  );
  const isLate = waiting.some((one) => one.isLate);
  const text = [duty.lead, '', ...lines, '', `${address.origin}/moderation`].join('\n');
  return { to, subject: duty.subject(waiting.length, isLate), text };
}

function pageOf(key: string | null, { origin }: MailPlace['address']): readonly string[] {
  return key === null ? [] : ['', mails.page, `${origin}/complaints/${key}`];
}
