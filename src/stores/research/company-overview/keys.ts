import type { Key } from '@/core/kernel/common/key';
import type { CompanyAnswersStore } from './company-answers.store';

/** The answers on the first page of a company. */
export const CompanyAnswersKey: Key<CompanyAnswersStore> = Symbol('company-overview/CompanyAnswersStore');
