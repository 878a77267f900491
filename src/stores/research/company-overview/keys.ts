import type { Key } from '@/core/kernel/common/key';
import type { CompanyAnswersStore } from './company-answers.store';

export const CompanyAnswersKey: Key<CompanyAnswersStore> = Symbol('company-overview/CompanyAnswersStore');
