// The service of openapi/legal.yaml.
import { randomInt } from 'node:crypto';
import * as is from './checks.mjs';
import { Refusal, refuseFields } from './refusals.mjs';

const NOTICE = {
  noticeId: is.uuid,
  authority: is.name(200),
  officerName: is.name(200),
  designation: is.name(200),
  email: is.email,
  phone: (value) => typeof value === 'string' && /^[0-9+() -]{0,30}$/.test(value),
  kind: is.oneOf(['summons', 'information', 'removal', 'preservation']),
  reference: is.name(200),
  legalBasis: is.name(200),
  subject: is.name(500),
  details: is.prose(20, 5000),
  answerBy: is.orNull(is.day),
};

const CONTACTS = {
  entity: 'Nimbu Internet LLP',
  address: '4 Church Street, Bengaluru 560001',
  email: 'help@nimbu.example',
  grievanceOfficer: { name: 'Ravi Menon', email: 'grievance@nimbu.example', phone: null },
  backupDays: 14,
};

/** The calls of the service by method and path. */
export function legalCalls(notices) {
  return {
    'GET /api/legal/contacts': { query: {}, answer: () => [200, CONTACTS] },
    'POST /api/legal/summons': {
      query: {},
      answer: ({ body }) => {
        refuseFields(is.faultsOf(body, NOTICE));
        const content = JSON.stringify(body, Object.keys(NOTICE));
        const known = notices.find(body.noticeId);
        if (known !== undefined) {
          if (known.content !== content)
            throw new Refusal(409, 'notice_changed', 'This notice was sent before with another content.');
          return [201, known.receipt];
        }
        const now = new Date().toISOString();
        const mark = Array.from({ length: 6 }, () => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.charAt(randomInt(32))).join('');
        const receipt = { receipt: `SN-${now.slice(0, 10).replaceAll('-', '')}-${mark}`, receivedAt: now };
        notices.keep(body.noticeId, { content, receipt });
        return [201, receipt];
      },
    },
  };
}
