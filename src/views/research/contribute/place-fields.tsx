import { LazySuggestField } from '@/views/kernel/catalog/lazy-suggest-field';
import { ListField } from '@/views/kernel/catalog/list-field';
import { messages } from './messages';

interface NameFieldProps {
  readonly text: string;
  /** The id is null if the text was typed, not picked. */
  readonly onChange: (text: string, id: number | null) => void;
  readonly error: string | undefined;
}

interface OptionalNameFieldProps extends NameFieldProps {
  readonly isRequired?: boolean;
}

const markOf = (isRequired: boolean) => (isRequired ? { required: true } : { aside: messages.optional });

export interface CompanyFieldProps extends NameFieldProps {
  /** The form has a way to add a company that the list lacks. */
  readonly canAdd?: boolean;
}

export function CompanyField({ canAdd = false, ...props }: CompanyFieldProps) {
  const nothing = canAdd ? { nothingFound: messages.addCompany } : {};
  return (
    <LazySuggestField isAwaited label={messages.company} list="company" {...props} {...nothing} required listOnly />
  );
}

/** Returns the change of a form by what was typed or picked in its company field: one that was picked is of the list. */
export function namedCompany(companyName: string, id: number | null) {
  return id === null ? { companyName } : { companyName, newCompany: null };
}

export interface JobProfileFieldProps extends OptionalNameFieldProps {
  readonly label?: string;
}

export function JobProfileField({ label = messages.jobProfile, isRequired = false, ...props }: JobProfileFieldProps) {
  return <LazySuggestField isAwaited label={label} list="jobProfile" {...props} {...markOf(isRequired)} listOnly />;
}

export interface CityFieldProps extends OptionalNameFieldProps {
  /** The id of the city that was picked; only if the form sends it. */
  readonly id?: number | null;
}

export function CityField({ isRequired = false, ...props }: CityFieldProps) {
  return (
    <LazySuggestField isAwaited label={messages.city} list="location" {...props} {...markOf(isRequired)} listOnly />
  );
}

export interface DepartmentFieldProps {
  readonly value: number | null;
  readonly onChange: (id: number) => void;
  readonly error: string | undefined;
}

/** A department of the list; no form demands one. */
export function DepartmentField(props: DepartmentFieldProps) {
  return <ListField label={messages.department} list="departments" {...props} aside={messages.optional} />;
}
