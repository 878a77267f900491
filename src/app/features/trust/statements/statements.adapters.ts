import { StatementsApi } from '@/adapters/http/generated/moderation/statements';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { StatementsPort } from '@/core/trust/statements/statements.port';

export const statementsAdapters = wire((provide) => {
  provide(StatementsApi, [HttpClientKey], StatementsPort);
});
