import { bytes, from, nullable, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const exportedNotifications = defineStatement({
  name: 'export.notifications',
  parameters: [bytes],
  columns: {
    created_on: from('created_on::text', text),
    created_seal: nullable(bytes),
    payload_seal: bytes,
  },
  text: `select created_on::text as created_on, created_seal, payload_seal from persona.notifications
         where inbox_ref = $1 order by created_on`,
});

export const eraseInbox = defineStatement({
  name: 'notifications.erase-inbox',
  parameters: [bytes],
  columns: {},
  text: 'delete from persona.notifications where inbox_ref = $1',
});
