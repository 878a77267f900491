import type { Key } from '@/core/kernel/common/key';
import type { CollegeStore } from './college.store';
import type { CollegeListStore } from './college-list.store';

export const CollegeListKey: Key<CollegeListStore> = Symbol('colleges/CollegeListStore');

export const CollegeKey: Key<CollegeStore> = Symbol('colleges/CollegeStore');
