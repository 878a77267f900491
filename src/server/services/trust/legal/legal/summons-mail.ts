import type { Summons } from '@/contract/generated/legal';
import type { Mail } from '@/server/platform/mail/mailer.port';

export function summonsMail(to: string, receipt: string, notice: Summons): Mail {
  return {
    to,
    subject: `Notice ${receipt}: ${notice.kind}`,
    text: [
      `A notice arrived through the form. Its receipt is ${receipt}.`,
      'Check who the sender is before you answer: anyone can fill in the form.',
      '',
      `Authority:   ${notice.authority}`,
      `Officer:     ${notice.officerName}, ${notice.designation}`,
      `Email:      ${notice.email}`,
      `Phone:       ${notice.phone === '' ? 'none given' : notice.phone}`,
      `Reference:   ${notice.reference}`,
      `Legal basis: ${notice.legalBasis}`,
      `Answer by:   ${notice.answerBy ?? 'no day given'}`,
      `About:       ${notice.subject}`,
      `Document:    ${notice.order === null ? 'none' : `npm run notices -- --document ${receipt}`}`,
      '',
      notice.details,
    ].join('\n'),
  };
}
