import './calculators-hub.css';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { observer } from 'mobx-react-lite';
import { calculatorExamplesOn } from '@/core/calculators/calculators/calculator-examples';
import { calculatorPlaces } from '@/core/calculators/calculators/calculator-places';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ClockStoreKey } from '@/stores/kernel/shell/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { BackLink } from '@/views/kernel/shell/back-link';
import { calculatorIntros } from './calculator-intros';
import { ExitAsk } from './exit-ask';
import type { HubExample } from './hub-messages';
import { hubExamplesOf, hubMessages } from './hub-messages';
import { messages } from './messages';

const leads: Readonly<Record<string, string>> = calculatorIntros;

export const CalculatorsScreen = observer(function CalculatorsScreen() {
  const { screens } = useStore(NavigationKey);
  const { now } = useStore(ClockStoreKey);
  const examples = calculatorExamplesOn(dayInIndia(now));
  const results = hubExamplesOf(examples);
  return (
    <div className="calc-page">
      <div className="hang">
        <BackLink to="/salaries">{messages.salaries}</BackLink>
        <h1 className="h1">{messages.calculators}</h1>
        <p className="read text-ink-2 mt-3">{messages.hubLead}</p>
      </div>
      <ExitAsk />
      <p className="meta num">{hubMessages.note(examples.year)}</p>
      <ul className="calc-hub rows">
        {calculatorPlaces(screens).map(({ screen, href, label }) => (
          <li key={screen}>
            <a href={href}>
              <span>
                <span className="h2">{label}</span>
                <span className="calc-hub__lead">{leads[screen]}</span>
              </span>
              <Result example={results[screen] ?? null} />
              <ChevronRight size={20} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
});

function Result({ example }: { readonly example: HubExample | null }) {
  if (example === null) return <span className="meta">{hubMessages.fairly}</span>;
  return (
    <span className="num">
      <b>{example.amount}</b>
      <span className="meta">{example.what}</span>
    </span>
  );
}
