import { invisibleFaultInLine, invisibleFaultInText } from '@/core/kernel/common/unseen-signs.rules';
import { needsOrderDocument } from './order-document.rules';
import type { Summons, SummonsKind } from './summons';

/** A draft, without a kind until one is chosen. */
export interface SummonsDraft extends Omit<Summons, 'kind' | 'answerBy' | 'noticeId' | 'order'> {
  readonly kind: SummonsKind | null;
  readonly answerBy: string;
  readonly order: OrderDocument | null;
}

export interface OrderDocument {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

export type SummonsField = Exclude<keyof SummonsDraft, 'answerBy'>;

export const MIN_DETAILS = 20;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^[0-9+() -]*$/;
const LINES = ['authority', 'officerName', 'designation', 'reference', 'legalBasis', 'subject'] as const;

type NoticeTexts = Pick<SummonsDraft, (typeof LINES)[number] | 'details'>;

export const emptySummons: SummonsDraft = {
  kind: null,
  authority: '',
  officerName: '',
  designation: '',
  email: '',
  phone: '',
  reference: '',
  legalBasis: '',
  subject: '',
  details: '',
  answerBy: '',
  order: null,
};

/** Returns fields with invisible characters, which are refused. */
export function invisibleFaultInNotice(notice: NoticeTexts): Readonly<Record<string, string>> {
  const lines = LINES.map((field) => [field, invisibleFaultInLine(notice[field].trim())] as const);
  const faults = [...lines, ['details', invisibleFaultInText(notice.details.trim())] as const];
  return Object.fromEntries(faults.flatMap(([field, fault]) => (fault === null ? [] : [[field, fault] as const])));
}

export function faultySummonsFields(draft: SummonsDraft): readonly SummonsField[] {
  return [
    ...(draft.kind === null ? (['kind'] as const) : []),
    ...LINES.filter((field) => draft[field].trim() === ''),
    ...(ADDRESS.test(draft.email.trim()) ? [] : (['email'] as const)),
    ...(PHONE.test(draft.phone) ? [] : (['phone'] as const)),
    ...(draft.details.trim().length < MIN_DETAILS ? (['details'] as const) : []),
    ...(needsOrderDocument(draft.kind) && draft.order === null ? (['order'] as const) : []),
  ];
}

export function summonsOf(
  draft: SummonsDraft,
  { noticeId, order }: Pick<Summons, 'noticeId' | 'order'>,
): Summons | null {
  const { kind, answerBy } = draft;
  if (kind === null || faultySummonsFields(draft).length > 0 || Object.keys(invisibleFaultInNotice(draft)).length > 0)
    return null;
  const { authority, officerName, designation, email, phone, reference, legalBasis, subject, details } = draft;
  return {
    noticeId,
    kind,
    authority: authority.trim(),
    officerName: officerName.trim(),
    designation: designation.trim(),
    email: email.trim(),
    phone: phone.trim(),
    reference: reference.trim(),
    legalBasis: legalBasis.trim(),
    subject: subject.trim(),
    details: details.trim(),
    answerBy: answerBy === '' ? null : answerBy,
    order,
  };
}
