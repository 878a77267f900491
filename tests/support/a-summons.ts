import { randomUUID } from 'node:crypto';
import type { Summons } from '@/core/trust/legal/summons';

export function aSummons(overrides: Partial<Summons> = {}): Summons {
  return {
    noticeId: randomUUID(),
    authority: 'Cyber Crime Police Station, Bengaluru',
    officerName: 'R. Narayanan',
    designation: 'Sub-Inspector',
    email: 'si.cyber@police.example',
    phone: '',
    kind: 'information',
    reference: 'Cr. 112/2026',
    legalBasis: 'Section 94, BNSS 2023',
    subject: 'https://tarakki.example/p/6f1f0a52-8f0e-4d0e-8a55-0a5d8f4b2c11',
    details: 'Please preserve the post and the data about its author.',
    answerBy: null,
    order: null,
    ...overrides,
  };
}
