import { PROOF_LABELS } from '@/core/account/career-status/proof-labels';

export const messages = {
  type: 'Career status',
  types: {
    working: { label: 'Working', hint: 'Full-time, contract or own business' },
    student: { label: 'Student', hint: 'In college, or results awaited' },
    unemployed: { label: 'Unemployed', hint: 'Looking, or taking a break' },
  },
  optional: 'optional',
  company: 'Company',
  lastCompany: 'Last company',
  college: 'College',
  jobProfile: 'Designation',
  department: 'Department',
  industry: 'Industry',
  location: 'City',
  course: 'Course',
  specialization: 'Specialisation',
  shownAs: (name: string) => `You appear as ${name}. Others never see your name or email.`,
  shownAsPseudonym: 'Others never see your name or email.',
  marks: PROOF_LABELS,
  markHolds: (mark: string, place: string) =>
    `Your mark “${mark}” is for ${place}. It ends when you change your career status; you can verify the new one afterwards.`,
  markEnds: 'Your mark ends when you continue',
  markEndsText: (mark: string, place: string) =>
    `Your mark “${mark}” is for ${place}. Your earlier posts and comments keep it. New ones have no mark until you verify this career status.`,
  keepMark: (place: string) => `Keep ${place}`,
  markReplaced: (mark: string) => `Once you enter the code, this replaces your mark “${mark}”.`,
  email: 'Work email',
  studentEmail: 'College email',
  emailHint: (place: string) =>
    `Use your ${place} address: no other address gives you a mark. We send one code and never write again. The address is stored encrypted and never shown. Your IT team may see that an email arrived, not what you write here.`,
  code: 'Code from your email',
  codeHint: 'Six digits, valid for 10 minutes.',
  noCode: 'We haven’t sent a code yet.',
  sendCode: 'Send a code',
  resend: 'Send a new code',
  resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
  unemployedTitle: 'Verification comes with your next job',
  unemployedText:
    'We verify people by their work or college email, so this has to wait for your next job. You can still read, vote and post.',
  unemployedClose: 'OK',
  verified: 'Verified',
  partiallyVerified: 'Email checked, no mark',
  partiallyVerifiedHint:
    'Your address works, but we don’t know yet that it belongs to your company. Others see no mark until we do.',
} as const;
