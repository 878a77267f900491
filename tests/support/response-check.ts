import { serviceDocuments } from '@/contract/generated/documents';
import { createResponseCheck } from '@/server/contract/response-check';

export const responseCheck = createResponseCheck(Object.values(serviceDocuments));
