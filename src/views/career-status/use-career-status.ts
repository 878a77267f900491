import { createStoreHook } from '../common/stores-context';

export const useCareerStatus = createStoreHook('careerStatus');
