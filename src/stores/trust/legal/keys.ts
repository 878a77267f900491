import type { Key } from '@/core/kernel/common/key';
import type { LegalContactsStore } from './legal-contacts.store';
import type { SummonsStore } from './summons.store';
import type { TermsStore } from './terms.store';

/** Names the LegalContactsStore in the container. */
export const LegalContactsKey: Key<LegalContactsStore> = Symbol('legal/LegalContactsStore');

/** Names the SummonsStore in the container. */
export const SummonsKey: Key<SummonsStore> = Symbol('legal/SummonsStore');

/** Names the TermsStore in the container. */
export const TermsKey: Key<TermsStore> = Symbol('legal/TermsStore');
