import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';
import { COURSE_MODES, DEGREES } from './experience';

export interface FormDraft<Fields> {
  readonly id: string | null;
  readonly fields: Fields;
}

export type ParseDraft<Fields> = (stored: string | null) => FormDraft<Fields> | null;

const text = v.pipe(v.string(), v.maxLength(1_000));
const id = v.nullable(v.string());

const WorkDraft = v.object({
  id,
  fields: v.object({
    companyName: text,
    jobProfile: text,
    location: text,
    startMonth: text,
    startYear: text,
    isCurrent: v.boolean(),
    endMonth: text,
    endYear: text,
  }),
});

const EducationDraft = v.object({
  id,
  fields: v.object({
    degree: v.picklist(['', ...DEGREES]),
    courseName: text,
    specialization: text,
    collegeName: text,
    courseMode: v.picklist(['', ...COURSE_MODES]),
    startYear: text,
    isCurrent: v.boolean(),
    endYear: text,
  }),
});

const LineDraft = v.object({ id, fields: text });

const PseudonymDraft = v.object({
  id,
  fields: v.object({ userName: text, avatar: v.nullable(v.object({ avatarUri: text, avatarColor: text })) }),
});

export const parseWorkDraft = (stored: string | null) => parseStored(WorkDraft, stored);

export const parseEducationDraft = (stored: string | null) => parseStored(EducationDraft, stored);

export const parseLineDraft = (stored: string | null) => parseStored(LineDraft, stored);

export const parsePseudonymDraft = (stored: string | null) => parseStored(PseudonymDraft, stored);
