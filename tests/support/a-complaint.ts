import { randomUUID } from 'node:crypto';
import type { Complaint } from '@/core/kernel/moderated/complaint';

export function aComplaint(postId: string, overrides: Partial<Complaint> = {}): Complaint {
  const key = randomUUID();
  return {
    key,
    address: `https://tarakki.example/p/${postId}`,
    ground: 'UNTRUE',
    details: 'We paid every salary of March on the 31st; the post says otherwise.',
    email: `complainant-${key.slice(0, 8)}@company.example`,
    isForCompany: false,
    ...overrides,
  };
}
