import * as v from 'valibot';
import { INDIA_TIME_ZONE } from '@/core/kernel/common/india-calendar.rules';
import { furtherAppeal } from '@/core/kernel/moderated/appellate-committee.rules';
import { SUMMED_GROUNDS } from '@/core/kernel/moderated/complaint-grounds.rules';
import { MODERATION_RULE_IDS, ruleById } from '@/core/kernel/moderated/moderation-rules.rules';
import { GROUND_NAMES } from '@/core/trust/moderation/ground-names.rules';
import type { Mail } from '../mail/mailer.port';
import type { MailContext } from '../mail/outbox';
import { complaintMailTexts } from './complaint-mail-texts';

export const ComplaintMail = v.variant('kind', [
  v.object({
    kind: v.literal('RECEIPT'),
    to: v.string(),
    number: v.string(),
    key: v.string(),
    dueAt: v.string(),
  }),
  v.object({
    kind: v.literal('ANSWER'),
    to: v.string(),
    number: v.string(),
    key: v.nullable(v.string()),
    outcome: v.picklist(['REMOVED', 'KEPT', 'GONE', 'RESTORED']),
    rule: v.nullable(v.picklist(MODERATION_RULE_IDS)),
    appealUntil: v.string(),
  }),
  v.object({
    kind: v.literal('DUTY'),
    to: v.string(),
    waiting: v.array(
      v.object({ number: v.string(), ground: v.picklist(SUMMED_GROUNDS), dueAt: v.string(), isLate: v.boolean() }),
    ),
  }),
]);

export type ComplaintMail = v.InferOutput<typeof ComplaintMail>;

/** Builds a mail without user-provided words, because the form may name another person's address. */
export function complaintMail(mail: ComplaintMail, place: MailContext): Mail {
  switch (mail.kind) {
    case 'RECEIPT':
      return receiptMail(mail, place);
    case 'ANSWER':
      return answerMail(mail, place);
    case 'DUTY':
      return dutyMail(mail, place);
  }
}

const { mails, duty } = complaintMailTexts;
const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: INDIA_TIME_ZONE });
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

type MailOf<Kind extends ComplaintMail['kind']> = Extract<ComplaintMail, { readonly kind: Kind }>;

function receiptMail({ to, number, key, dueAt }: MailOf<'RECEIPT'>, { address, brand }: MailContext): Mail {
  const due = mails.due(moment.format(new Date(dueAt)));
  const text = [mails.received(number, brand), due, ...pageOf(key, address), '', mails.notYou];
  return { to, subject: mails.receivedSubject(number), text: text.join('\n') };
}

function answerMail(mail: MailOf<'ANSWER'>, { address, brand }: MailContext): Mail {
  const { to, number, key, outcome, rule, appealUntil } = mail;
  const broken = rule === null ? null : ruleById(rule);
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

function dutyMail({ to, waiting }: MailOf<'DUTY'>, { address }: MailContext): Mail {
  const lines = waiting.map(({ number, ground, dueAt, isLate }) =>
    duty.line(number, GROUND_NAMES[ground], moment.format(new Date(dueAt)), isLate),
  );
  const isLate = waiting.some((one) => one.isLate);
  const text = [duty.lead, '', ...lines, '', `${address.origin}/moderation`].join('\n');
  return { to, subject: duty.subject(waiting.length, isLate), text };
}

function pageOf(key: string | null, { origin }: MailContext['address']): readonly string[] {
  return key === null ? [] : ['', mails.page, `${origin}/complaints/${key}`];
}
