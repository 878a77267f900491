import { boolean, bytes } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const storeRoles = defineStatement({
  name: 'onboarding.store-roles',
  parameters: [bytes, boolean, boolean],
  columns: {},
  text: 'update persona.personas set is_reader = $2, is_writer = $3 where persona_ref = $1',
});
