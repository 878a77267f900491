import type { Key } from '@/core/kernel/common/key';
import type { LegalContactsStore } from './legal-contacts.store';
import type { SummonsStore } from './summons.store';
import type { TermsStore } from './terms.store';

export const LegalContactsKey: Key<LegalContactsStore> = Symbol('legal/LegalContactsStore');

export const SummonsKey: Key<SummonsStore> = Symbol('legal/SummonsStore');

export const TermsKey: Key<TermsStore> = Symbol('legal/TermsStore');
