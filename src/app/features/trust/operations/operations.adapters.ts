import { OperationsApi } from '@/adapters/http/generated/moderation/operations';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { OperationsReadingPort } from '@/core/trust/operations/operations.port';

export const operationsAdapters = wire((provide) => {
  provide(OperationsApi, [HttpClientKey], OperationsReadingPort);
});
