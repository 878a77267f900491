import { serviceDocuments } from '@/contract/generated/documents';
import { createRequestCheck } from '@/contract/request-check';

export const requestCheck = createRequestCheck(Object.values(serviceDocuments));
