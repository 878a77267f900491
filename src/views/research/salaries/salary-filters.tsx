import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { EMPLOYMENT_TYPES, USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import type { SalaryReport } from '@/core/research/salaries/salary';
import type { SalaryFilter } from '@/core/research/salaries/salary-address';
import { withSalaryFilter } from '@/core/research/salaries/salary-address';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { SalaryReportKey } from '@/stores/research/salaries/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Select } from '@/views/kernel/ui/select';
import { chosenSalaryFilters } from './chosen-filters';
import { messages } from './messages';

const ALL = '*';
const UNITS = ['year', 'month'] as const;

/** Links to each filter's removal. Chosen filters are in the address. */
export const SalaryFilters = observer(function SalaryFilters({ report }: { readonly report: SalaryReport }) {
  const store = useStore(SalaryReportKey);
  const navigation = useStore(NavigationKey);
  const { location, experience, employment, employments, byLocation, byExperience, leftOut } = report;
  const choose = (filter: SalaryFilter) => (value: string) =>
    navigation.go(withSalaryFilter(navigation.address, filter, value === ALL ? null : value));
  // A city with few reports is only an option while chosen.
  const cities = byLocation.some(({ key }) => key === location?.key) || location === null ? [] : [location];
  // Always an option, since all other pages show full-time work.
  const kinds = EMPLOYMENT_TYPES.filter(
    (kind) => kind === USUAL_EMPLOYMENT || kind === employment || employments.includes(kind),
  );
  const chosen = chosenSalaryFilters(report);
  return (
    <div className="grid gap-3">
      <div className="salary-filters">
        <fieldset className="segments">
          <legend className="vh">{messages.unit}</legend>
          {UNITS.map((unit) => (
            <button key={unit} type="button" aria-pressed={store.unit === unit} onClick={() => store.showIn(unit)}>
              {messages.units[unit]}
            </button>
          ))}
        </fieldset>
        <Select
          aria-label={messages.city}
          placeholder={messages.city}
          value={location?.key ?? ALL}
          options={[
            { value: ALL, label: messages.allCities },
            ...[...byLocation, ...cities].map(({ key, name }) => ({ value: key, label: name })),
          ]}
          onValueChange={choose('location')}
        />
        <Select
          aria-label={messages.experience}
          placeholder={messages.experience}
          value={experience ?? ALL}
          options={[
            { value: ALL, label: messages.allExperience },
            ...byExperience.map(({ key }) => ({ value: key, label: messages.years(key) })),
          ]}
          onValueChange={choose('experience')}
        />
        {kinds.length === 1 ? null : (
          <Select
            aria-label={messages.employment}
            placeholder={messages.employment}
            value={employment}
            options={kinds.map((kind) => ({ value: kind, label: messages.employments[kind] }))}
            onValueChange={(kind) => choose('employment')(kind === USUAL_EMPLOYMENT ? ALL : kind)}
          />
        )}
      </div>
      {/* Stands empty before a filter is chosen, so that its first text is announced. */}
      <p className="meta num" role="status">
        {chosen.length === 0 ? '' : messages.counted(report.figure.count)}
      </p>
      {chosen.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2" aria-label={messages.filters}>
          {chosen.map(({ filter, name }) => (
            <li key={filter}>
              <a className="applied" href={withSalaryFilter(navigation.address, filter, null)}>
                {name}
                <X size={16} aria-hidden="true" />
                <span className="vh">{messages.takeAway(name)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {employment === USUAL_EMPLOYMENT ? null : <p className="small-print">{messages.employmentHint(employment)}</p>}
      {leftOut.map((filter) => (
        <p key={filter} className="text-ink-2" role="status">
          {messages.notUnderstood[filter]}
        </p>
      ))}
    </div>
  );
});
