import { observer } from 'mobx-react-lite';
import type { TenureFigures } from '@/core/research/tenure/tenure.rules';
import { usualTenureLabel } from '@/core/research/tenure/tenure-labels';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { AnswerBars } from './answer-bars';
import { FactAnswer, Provenance } from './fact';
import { FactLaw } from './fact-law';
import { messages } from './messages';

/** The part about the final settlement. It is first, because most readers look for it. */
export const SettlementPart = observer(function SettlementPart({ figures }: { readonly figures: TenureFigures }) {
  const { screens } = useStore(NavigationKey);
  const figure = figures.figures.find(({ question }) => question === 'settlement');
  const exitPack = screens.pathOf('ExitPack');
  return (
    <Section title={messages.money}>
      <div className="tenfact tenfact--first">
        <div>
          <p className="meta">{messages.settlement}</p>
          {figure === undefined ? (
            <>
              <p className="tenfact__money">{messages.noSettlement}</p>
              <p className="meta">{messages.noSettlementText}</p>
            </>
          ) : (
            <>
              <p className="tenfact__money num">{usualTenureLabel(figure)}</p>
              <Provenance figure={figure} />
              <FactAnswer figure={figure} />
            </>
          )}
        </div>
        <div>
          <FactLaw question="settlement" />
          {exitPack === null ? null : (
            <TextLink to={exitPack} look="block">
              {messages.exitPack}
            </TextLink>
          )}
        </div>
      </div>
      {figure === undefined ? null : <AnswerBars figure={figure} />}
    </Section>
  );
});
