import { serviceDocuments } from '@/contract/generated/documents';
import { createRequestCheck } from '@/contract/request-check';

/** The check of the server's own contract, for memory worlds. */
export const requestCheck = createRequestCheck(Object.values(serviceDocuments));
