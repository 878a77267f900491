import { orderRefusals } from './order-document.rules';
import type { SummonsDraft, SummonsField } from './summons-form';
import { faultySummonsFields, invisibleFaultInNotice } from './summons-form';

const summonsFaults: Readonly<Record<SummonsField, string>> = {
  kind: 'Choose what this is about.',
  authority: 'Name the court or authority you are writing for.',
  officerName: 'Write your name.',
  designation: 'Write your rank or designation.',
  email: 'Write your official address, such as name@police.gov.in.',
  phone: 'Use digits, spaces and + only.',
  reference: 'Write the number of the case.',
  legalBasis: 'Enter the section of the law under which you make the request.',
  subject: 'Write the address of at least one page.',
  details: 'Write what you ask for, in at least 20 characters.',
  order: orderRefusals.missing,
};

export function isSummonsField(name: string): name is SummonsField {
  return name in summonsFaults;
}

export function summonsErrors(draft: SummonsDraft): Readonly<Partial<Record<SummonsField, string>>> {
  const missing = faultySummonsFields(draft).map((field) => [field, summonsFaults[field]] as const);
  return { ...invisibleFaultInNotice(draft), ...Object.fromEntries(missing) };
}

export const NOTICE_NOT_SENT = 'The notice was not sent';
