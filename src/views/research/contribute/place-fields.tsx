import { LazySuggestField } from '@/views/kernel/catalog/lazy-suggest-field';
import { ListField } from '@/views/kernel/catalog/list-field';
import { messages } from './messages';

interface NameFieldProps {
  readonly text: string;
  /** The id is null for typed text. */
  readonly onChange: (text: string, id: number | null) => void;
  readonly error: string | undefined;
}

interface OptionalNameFieldProps extends NameFieldProps {
  readonly isRequired?: boolean;
}

const markOf = (isRequired: boolean) => (isRequired ? { required: true } : { aside: messages.optional });

export interface CompanyFieldProps extends NameFieldProps {
  readonly canAdd?: boolean;
}

export function CompanyField({ canAdd = false, ...props }: CompanyFieldProps) {
  const nothing = canAdd ? { nothingFound: messages.addCompany } : {};
  return (
    <LazySuggestField
      isAwaited
      label={messages.company}
      list="company"
      placeholder={messages.typeCompany}
      {...props}
      {...nothing}
      required
      listOnly
    />
  );
}

/** Returns the form fields for a company. A company from the list is not proposed as new. */
export function namedCompany(companyName: string, id: number | null) {
  return id === null ? { companyName } : { companyName, newCompany: null };
}

export interface JobProfileFieldProps extends OptionalNameFieldProps {
  readonly label?: string;
}

export function JobProfileField({ label = messages.jobProfile, isRequired = false, ...props }: JobProfileFieldProps) {
  return (
    <LazySuggestField
      isAwaited
      label={label}
      list="jobProfile"
      placeholder={messages.typeJobProfile}
      {...props}
      {...markOf(isRequired)}
      listOnly
    />
  );
}

export interface CityFieldProps extends OptionalNameFieldProps {
  readonly id?: number | null;
}

export function CityField({ isRequired = false, ...props }: CityFieldProps) {
  return (
    <LazySuggestField
      isAwaited
      label={messages.city}
      list="location"
      placeholder={messages.typeCity}
      {...props}
      {...markOf(isRequired)}
      listOnly
    />
  );
}

export interface DepartmentFieldProps {
  readonly value: number | null;
  readonly onChange: (id: number) => void;
  readonly error: string | undefined;
}

export function DepartmentField(props: DepartmentFieldProps) {
  return <ListField label={messages.department} list="departments" {...props} aside={messages.optional} />;
}
