import Briefcase from 'lucide-react/icons/briefcase';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Compass from 'lucide-react/icons/compass';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { CareerType } from '@/core/account/career-status/career-status';
import { CAREER_TYPES } from '@/core/account/career-status/career-status';
import { endsMark, placeMarkOf } from '@/core/account/career-status/mark-end';
import { CareerStatusKey } from '@/stores/account/career-status/keys';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SuggestField } from '@/views/kernel/catalog/suggest-field';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { Field } from '@/views/kernel/ui/field';
import { Monogram } from '@/views/kernel/ui/monogram';
import { RadioCards } from '@/views/kernel/ui/radio-cards';
import { messages } from './messages';

const ORDER: readonly CareerType[] = CAREER_TYPES;
const ICONS: Readonly<Record<CareerType, ReactNode>> = {
  working: <Briefcase size={22} aria-hidden="true" />,
  student: <GraduationCap size={22} aria-hidden="true" />,
  unemployed: <Compass size={22} aria-hidden="true" />,
};

export const CareerOptionFields = observer(function CareerOptionFields() {
  const career = useStore(CareerStatusKey);
  return (
    <>
      <Field label={messages.type} group labelHidden required error={career.form.errors.selectedOption}>
        <RadioCards
          columns={3}
          options={ORDER.map((value) => ({ value, icon: ICONS[value], ...messages.types[value] }))}
          value={career.state.selectedOption}
          onSelect={career.choose}
        />
      </Field>
      <PlaceField />
      <MarkNote />
    </>
  );
});

const PlaceField = observer(function PlaceField() {
  const career = useStore(CareerStatusKey);
  const { selectedOption, working, student, unemployed } = career.state;
  switch (selectedOption) {
    case null:
      return null;
    case 'working':
      return (
        <SuggestField
          key="working"
          label={messages.company}
          list="company"
          text={working.companyName}
          onChange={(companyName) => career.changeWorking({ companyName })}
          error={career.form.errors.companyName}
          required
          before={monogramOf(working.companyName)}
          autoComplete="organization"
        />
      );
    case 'student':
      return (
        <SuggestField
          key="student"
          label={messages.college}
          list="college"
          text={student.collegeName}
          onChange={(collegeName) => career.changeStudent({ collegeName })}
          error={career.form.errors.collegeName}
          required
          before={monogramOf(student.collegeName)}
        />
      );
    case 'unemployed': {
      const companyName = unemployed.companyName ?? '';
      return (
        <SuggestField
          key="unemployed"
          label={messages.lastCompany}
          aside={messages.optional}
          list="company"
          text={companyName}
          onChange={(text) => career.changeUnemployed({ companyName: text })}
          error={career.form.errors.companyName}
          before={monogramOf(companyName)}
        />
      );
    }
  }
});

function monogramOf(name: string): ReactNode {
  return name.trim() === '' ? undefined : <Monogram name={name} size={26} />;
}

/** Warns that storing another company or college removes the verification mark. Renders nothing without a mark. */
const MarkNote = observer(function MarkNote() {
  const career = useStore(CareerStatusKey);
  const { profile } = useStore(ProfileKey);
  const mark = placeMarkOf(profile?.careerStatus ?? null);
  if (profile === null || mark === null) return null;
  const title = messages.marks[mark.proof];
  if (!endsMark(career.state, profile.careerStatus))
    return <p className="meta">{messages.markHolds(title, mark.place)}</p>;
  return (
    <Callout
      tone="alert"
      icon={<CircleAlert size={20} aria-hidden="true" />}
      title={messages.markEnds}
      live
      action={
        <Button className="justify-self-start" onClick={() => career.takeOverNewer(profile)}>
          {messages.keepMark(mark.place)}
        </Button>
      }
    >
      {messages.markEndsText(title, mark.place)}
    </Callout>
  );
});
