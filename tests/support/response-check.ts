import { serviceDocuments } from '@/contract/generated/documents';
import { createResponseCheck } from '@/server/contract/response-check';

/** The check of answers against the server's own contract; one for all worlds of a thread, for it compiles each schema once. */
export const responseCheck = createResponseCheck(Object.values(serviceDocuments));
