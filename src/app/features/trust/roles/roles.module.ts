import { ModerationApi } from '@/adapters/http/generated/moderation/moderation';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { CasesPort } from '@/core/trust/moderation/cases.port';

export const rolesAdapters = wire((provide) => {
  provide(ModerationApi, [HttpClientKey], CasesPort);
});
