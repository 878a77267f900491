import { observer } from 'mobx-react-lite';
import type { ExitEntry } from '@/core/calculators/calculators/exit-form';
import { exitOfficesOf, labourRulesOf, sphereOf } from '@/core/calculators/calculators/exit-offices.rules';
import type { EmployerKind, ExitOfficeRow } from '@/core/calculators/calculators/tables/exit-offices';
import { ExitKey } from '@/stores/calculators/calculators/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { LawNote } from './exit-law';
import { exitMessages as texts } from './exit-messages';

export const ExitOffices = observer(function ExitOffices({ entry }: { readonly entry: ExitEntry }) {
  const { today } = useStore(ExitKey).form;
  const sphere = sphereOf(entry.facts.employer, entry.isCentral);
  return (
    <Section title={texts.offices}>
      <ul className="rows exit-offices">
        {exitOfficesOf(sphere, today).map((row) => (
          <li key={row.complaint}>
            <h3 className="h3">{texts.complaints[row.complaint]}</h3>
            <p>{officeText(row, sphere, entry.state)}</p>
            {row.portal === null ? null : (
              <p>
                <TextLink to={row.portal} newTab look="block">
                  {texts.open(new URL(row.portal).host)}
                </TextLink>
              </p>
            )}
            <LawNote row={row} about={texts.complaints[row.complaint]} />
          </li>
        ))}
        {sphere === 'government' ? null : (
          <li>
            <h3 className="h3">{texts.rules}</h3>
            <Rules sphere={sphere} state={entry.state} today={today} />
          </li>
        )}
      </ul>
    </Section>
  );
});

function officeText({ complaint }: ExitOfficeRow, sphere: EmployerKind, state: string): string {
  const of = texts.officeOf;
  const name = state === '' ? texts.yourState : state;
  switch (complaint) {
    case 'wages':
      return sphere === 'state' ? of.wages.state(name) : of.wages[sphere];
    case 'gratuity':
      return sphere === 'state' ? of.gratuity.state(name) : of.gratuity.centre;
    default:
      return of[complaint];
  }
}

function Rules({
  sphere,
  state,
  today,
}: {
  readonly sphere: EmployerKind;
  readonly state: string;
  readonly today: string;
}) {
  const row = labourRulesOf(sphere, state, today);
  if (row !== null) {
    return (
      <>
        <p>{texts.rulesKnown(row.rule)}</p>
        <LawNote row={row} about={texts.rules} />
      </>
    );
  }
  return <p>{state === '' ? texts.rulesNoState : texts.rulesUnknown(state)}</p>;
}
