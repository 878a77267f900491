// The service of openapi/legal.yaml.
import { randomInt, randomUUID } from 'node:crypto';
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
  order: is.orNull(is.uuid),
};

const TERMS = 1;
const AGREEMENT = { version: (value) => Number.isInteger(value) && value >= 1 && value <= 9999 };

const MAX_DOCUMENT = 500_000;
const DOCUMENTS_A_DAY = 2;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const CONTACTS = {
  entity: 'Nimbu Internet LLP',
  address: '4 Church Street, Bengaluru 560001',
  email: 'help@nimbu.example',
  grievanceOfficer: { name: 'Ravi Menon', email: 'grievance@nimbu.example', phone: null },
  backupDays: 14,
};

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
        if (body.order !== null) nameOrder(notices, body);
        else if (body.kind === 'removal')
          throw new Refusal(422, 'order_missing', 'An order to remove content comes with its document.');
        const now = new Date().toISOString();
        const mark = Array.from({ length: 6 }, () => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.charAt(randomInt(32))).join('');
        const receipt = {
          receipt: `SN-${now.slice(0, 10).replaceAll('-', '')}-${mark}`,
          receivedAt: now,
          isKept: true,
        };
        notices.keep(body.noticeId, { content, receipt });
        return [201, receipt];
      },
    },
    'POST /api/legal/order-documents': {
      query: {},
      bytes: MAX_DOCUMENT,
      answer: ({ body, network }) => {
        if (!body.toString('latin1').startsWith('%PDF-'))
          throw new Refusal(422, 'order_unreadable', 'This is not a PDF document.');
        const share = `documents of ${network}`;
        const sent = (notices.find(share) ?? []).filter((at) => at > Date.now() - DAY_MS);
        const isKept = sent.length < DOCUMENTS_A_DAY;
        if (isKept) notices.keep(share, [...sent, Date.now()]);
        const order = randomUUID();
        const content = isKept ? body.toString('base64') : null;
        notices.keep(orderKey(order), { content, uploadedAt: Date.now(), noticeId: null });
        return [201, { order, isKept }];
      },
    },
    'GET /api/legal/terms': { query: {}, needsUser: true, answer: ({ user }) => [200, agreementOf(notices, user)] },
    'PUT /api/legal/terms': {
      query: {},
      needsUser: true,
      answer: ({ body, user }) => {
        refuseFields(is.faultsOf(body, AGREEMENT));
        if (body.version !== TERMS) throw new Refusal(409, 'terms_changed', 'Other terms are in force.');
        if (notices.find(termsKey(user)) === undefined)
          notices.keep(termsKey(user), { version: TERMS, agreedOn: new Date().toISOString().slice(0, 10) });
        return [200, agreementOf(notices, user)];
      },
    },
  };
}

function agreementOf(notices, user) {
  return { version: TERMS, agreed: notices.find(termsKey(user)) ?? null };
}

function nameOrder(notices, { order, noticeId }) {
  const known = notices.find(orderKey(order));
  const isOpen = known !== undefined && known.noticeId === null && known.uploadedAt > Date.now() - HOUR_MS;
  if (!isOpen) throw new Refusal(422, 'order_not_usable', 'Upload the document again.');
  notices.keep(orderKey(order), { ...known, noticeId });
}

const orderKey = (order) => `order ${order}`;
const termsKey = (user) => `terms of ${user}`;
