import ArrowBigUp from 'lucide-react/icons/arrow-big-up';
import Bell from 'lucide-react/icons/bell';
import Briefcase from 'lucide-react/icons/briefcase';
import Compass from 'lucide-react/icons/compass';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { CharacterCounter } from '@/views/kernel/common/character-counter';
import { Badge } from '@/views/kernel/ui/badge';
import { Button } from '@/views/kernel/ui/button';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { ButtonTabs } from '@/views/kernel/ui/button-tabs';
import { Checkbox } from '@/views/kernel/ui/checkbox';
import { Field } from '@/views/kernel/ui/field';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { Monogram } from '@/views/kernel/ui/monogram';
import { RadioCards } from '@/views/kernel/ui/radio-cards';
import { Select } from '@/views/kernel/ui/select';
import { TextArea } from '@/views/kernel/ui/text-area';
import { TextInput } from '@/views/kernel/ui/text-input';
import { Sample } from './sample';

const CITIES = [
  { value: 'blr', label: 'Bengaluru' },
  { value: 'pnq', label: 'Pune' },
  { value: 'maa', label: 'Chennai', disabled: true },
] as const;

const STATUSES = [
  {
    value: 'working',
    label: 'Working',
    hint: 'Full-time, contract or own business',
    icon: <Briefcase size={22} aria-hidden="true" />,
  },
  {
    value: 'student',
    label: 'Student',
    hint: 'In college, or results awaited',
    icon: <GraduationCap size={22} aria-hidden="true" />,
  },
  {
    value: 'unemployed',
    label: 'Unemployed',
    hint: 'Looking, or taking a break',
    icon: <Compass size={22} aria-hidden="true" />,
  },
] as const;

export function ControlSamples() {
  const [pay, setPay] = useState('16.8');
  const [text, setText] = useState('First line.\nSecond line of a field that grows with what is written.');
  const [city, setCity] = useState<(typeof CITIES)[number]['value'] | null>(null);
  const [status, setStatus] = useState<(typeof STATUSES)[number]['value'] | null>('working');
  const [agreed, setAgreed] = useState(true);
  const [tab, setTab] = useState<'all' | 'replies' | 'account'>('all');
  const tooLow = pay === '16.8';
  return (
    <>
      <Sample name="Button: plain, primary, quiet, danger; icon; busy; disabled; link">
        <Button>Find companies</Button>
        <Button tone="primary">Continue</Button>
        <Button tone="quiet">Skip for now</Button>
        <Button tone="danger">Delete post</Button>
        <Button icon={<Plus size={18} aria-hidden="true" />}>Follow</Button>
        <Button tone="primary" busy>
          Posting
        </Button>
        <Button busy>Loading</Button>
        <Button disabled>Disabled</Button>
        <Button tone="primary" disabled>
          Disabled
        </Button>
        <ButtonLink to="/design">A link</ButtonLink>
        <Button wide>As wide as its place</Button>
      </Sample>
      <Sample name="IconButton: plain, badge, pressed, open, disabled">
        <IconButton label="Notifications" icon={<Bell size={20} aria-hidden="true" />} />
        <IconButton
          label="Notifications, 3 new"
          icon={<Bell size={20} aria-hidden="true" />}
          badge={<Badge count={3} />}
        />
        <IconButton
          label="Notifications, 128 new"
          icon={<Bell size={20} aria-hidden="true" />}
          badge={<Badge count={128} />}
        />
        <IconButton label="Vote up" aria-pressed="true" icon={<ArrowBigUp size={21} aria-hidden="true" />} />
        <IconButton label="Notifications" aria-expanded="true" icon={<Bell size={20} aria-hidden="true" />} />
        <IconButton label="Vote up" disabled icon={<ArrowBigUp size={21} aria-hidden="true" />} />
      </Sample>
      <Sample name="Field and TextInput: plain, hint, counter, error with a fix, disabled">
        <div className="grid w-full gap-4 grid-cols-2">
          <Field label="Designation" hint="As it stands in your letter">
            <TextInput defaultValue="Software Engineer II" />
          </Field>
          <Field label="Experience">
            <TextInput defaultValue="4" inputMode="decimal" after="years" />
          </Field>
          <Field label="Company" aside="optional">
            <TextInput
              defaultValue="Vaayuna Technologies"
              before={<Monogram name="Vaayuna Technologies" size={26} />}
            />
          </Field>
          <Field label="Title" counter={<CharacterCounter used={146} limit={150} />}>
            <TextInput placeholder="What do you want to ask?" />
          </Field>
          <Field
            label="Annual pay (CTC)"
            aside="optional"
            error={tooLow ? '₹16.80 a year is too low. Did you mean 16.8 lakh?' : null}
            fix={{ label: 'Use ₹16,80,000', onFix: () => setPay('16,80,000') }}
          >
            <TextInput value={pay} onValueChange={setPay} inputMode="numeric" before="₹" after="a year" />
          </Field>
          <Field label="City">
            <Select options={CITIES} value={city} onValueChange={setCity} placeholder="Pick a city" />
          </Field>
          <Field label="Disabled">
            <TextInput disabled defaultValue="Not now" />
          </Field>
        </div>
      </Sample>
      <Sample name="TextArea: grows">
        <Field className="w-full" label="Your post" hint="Shown as your pseudonym">
          <TextArea value={text} onValueChange={setText} />
        </Field>
      </Sample>
      <Sample name="RadioCards">
        <Field className="w-full" group label="Career status" labelHidden>
          <RadioCards columns={3} options={STATUSES} value={status} onSelect={setStatus} />
        </Field>
        <Field className="w-full" group label="Career status, not chosen" error="Choose one to go on.">
          <RadioCards options={STATUSES.slice(0, 2)} value={null} onSelect={setStatus} />
        </Field>
      </Sample>
      <Sample name="Checkbox">
        <Checkbox label="I work here now" checked={agreed} onCheckedChange={setAgreed} />
        <Checkbox label="Disabled" checked={false} disabled onCheckedChange={setAgreed} />
      </Sample>
      <Sample name="ButtonTabs">
        <ButtonTabs
          className="w-full"
          label="Notifications"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { key: 'all', label: 'All', count: '12' },
            { key: 'replies', label: 'Replies' },
            { key: 'account', label: 'Account' },
          ]}
        >
          <p className="py-3">Panel of {tab}.</p>
        </ButtonTabs>
      </Sample>
    </>
  );
}
