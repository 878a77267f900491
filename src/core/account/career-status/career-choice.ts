import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import { careerMessages } from './career-messages';
import type { CareerStatusState, CareerType } from './career-status';
import type { FieldMessages } from './field-messages';
import { hasMessages, shownTextMessage } from './field-messages';

export type CareerStatusChoice =
  | {
      readonly careerStatusType: 'working';
      readonly careerData: { readonly companyName: string };
      readonly isEditFlow?: true;
    }
  | {
      readonly careerStatusType: 'student';
      readonly careerData: { readonly collegeName: string };
      readonly isEditFlow?: true;
    }
  | {
      readonly careerStatusType: 'unemployed';
      readonly careerData: { readonly companyName?: string };
      readonly isEditFlow?: true;
    };

export interface CareerStatusRecheck {
  readonly careerStatusType: CareerType;
  readonly careerData: { readonly companyName?: string; readonly collegeName?: string };
}

export function buildCareerChoice(
  state: CareerStatusState,
  isEditMode: boolean,
): Result<CareerStatusChoice, FieldMessages> {
  const edit = isEditMode ? ({ isEditFlow: true } as const) : {};
  switch (state.selectedOption) {
    case null:
      return fail({ selectedOption: careerMessages.careerType });
    case 'working': {
      const companyName = state.working.companyName.trim();
      const messages = shownTextMessage('companyName', companyName, careerMessages.companyName);
      return hasMessages(messages)
        ? fail(messages)
        : ok({ careerStatusType: 'working', careerData: { companyName }, ...edit });
    }
    case 'student': {
      const collegeName = state.student.collegeName.trim();
      const messages = shownTextMessage('collegeName', collegeName, careerMessages.collegeName);
      return hasMessages(messages)
        ? fail(messages)
        : ok({ careerStatusType: 'student', careerData: { collegeName }, ...edit });
    }
    case 'unemployed': {
      const companyName = state.unemployed.companyName?.trim() ?? '';
      const messages = shownTextMessage('companyName', companyName, null);
      const careerData = companyName === '' ? {} : { companyName };
      return hasMessages(messages) ? fail(messages) : ok({ careerStatusType: 'unemployed', careerData, ...edit });
    }
  }
}

export function buildCareerRecheck(state: CareerStatusState): Result<CareerStatusRecheck, FieldMessages> {
  const choice = buildCareerChoice(state, false);
  if (!choice.ok) return choice;
  const { careerStatusType, careerData } = choice.value;
  return ok({ careerStatusType, careerData });
}
