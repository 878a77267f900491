import { observer } from 'mobx-react-lite';
import { calculatorPlaces } from '@/core/calculators/calculator-places';
import { NavigationKey } from '@/stores/navigation/keys';
import { useStore } from '../common/use-store';
import { BackLink } from '../shell/back-link';
import { calculatorLeads } from './calculator-leads';
import { messages } from './messages';

const leads: Readonly<Record<string, string>> = calculatorLeads;

/** The page that leads to all calculators. */
export const CalculatorsScreen = observer(function CalculatorsScreen() {
  const { screens } = useStore(NavigationKey);
  return (
    <div className="calc-page">
      <div className="hang">
        <BackLink to="/salaries">{messages.salaries}</BackLink>
        <h1 className="h1">{messages.calculators}</h1>
        <p className="read text-ink-2 mt-3">{messages.hubLead}</p>
      </div>
      <ul className="calc-hub">
        {calculatorPlaces(screens).map(({ screen, href, label }) => (
          <li key={screen}>
            <a href={href}>
              <span className="h2">{label}</span>
              <span className="text-ink-2">{leads[screen]}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
});
