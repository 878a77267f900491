import type { Key } from '@/core/kernel/common/key';
import type { CareerStatusStore } from './career-status.store';
import type { EmailVerificationStore } from './email-verification.store';

export const CareerStatusKey: Key<CareerStatusStore> = Symbol('career-status/CareerStatusStore');
export const EmailVerificationKey: Key<EmailVerificationStore> = Symbol('career-status/EmailVerificationStore');
