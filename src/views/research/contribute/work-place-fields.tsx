import { observer } from 'mobx-react-lite';
import type { NewCompanyField } from '@/core/research/company-proposals/new-company.rules';
import type { CompanyAnswers } from './new-company';
import { NewCompany } from './new-company';
import { CityField, CompanyField, JobProfileField, namedCompany } from './place-fields';

interface WorkPlace extends CompanyAnswers {
  readonly jobProfile: string;
  readonly locationName: string;
  readonly locationId: number | null;
}

type WorkPlaceField = 'companyName' | NewCompanyField | 'jobProfile' | 'location';

export interface WorkPlaceFieldsProps {
  readonly store: {
    readonly values: WorkPlace;
    readonly form: {
      readonly errors: Readonly<Partial<Record<WorkPlaceField, string>>>;
      leave(field: NewCompanyField): void;
    };
    change(change: Partial<WorkPlace>, ...fields: readonly WorkPlaceField[]): void;
  };
  readonly isCityRequired?: boolean;
}

export const WorkPlaceFields = observer(function WorkPlaceFields({
  store,
  isCityRequired = false,
}: WorkPlaceFieldsProps) {
  const { values, form } = store;
  return (
    <>
      <CompanyField
        text={values.companyName}
        onChange={(companyName, id) => store.change(namedCompany(companyName, id), 'companyName')}
        error={form.errors.companyName}
        canAdd
      />
      <NewCompany store={store} />
      <div className="contribution__pair">
        <JobProfileField
          text={values.jobProfile}
          onChange={(jobProfile) => store.change({ jobProfile }, 'jobProfile')}
          error={form.errors.jobProfile}
          isRequired
        />
        <CityField
          text={values.locationName}
          id={values.locationId}
          onChange={(locationName, locationId) => store.change({ locationName, locationId }, 'location')}
          error={form.errors.location}
          isRequired={isCityRequired}
        />
      </div>
    </>
  );
});
