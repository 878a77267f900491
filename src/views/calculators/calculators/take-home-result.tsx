import { observer } from 'mobx-react-lite';
import { rupeesText } from '@/core/calculators/calculators/calculator-sentences';
import type { BothRegimes } from '@/core/calculators/calculators/regimes.rules';
import type { TaxRegime } from '@/core/calculators/calculators/tables/income-tax';
import { TAX_REGIMES } from '@/core/calculators/calculators/tables/income-tax';
import type { TakeHome } from '@/core/calculators/calculators/take-home.rules';
import { TakeHomeKey } from '@/stores/calculators/calculators/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { classNames } from '@/views/kernel/ui/class-names';
import { messages } from './messages';
import { takeHomeMessages as texts } from './take-home-messages';

export interface BothRegimesProps {
  readonly both: BothRegimes;
  /** True while the amounts are outdated. */
  readonly isBusy: boolean;
  readonly isHidden: boolean;
}

export const TakeHomeResult = observer(function TakeHomeResult({ both, isBusy, isHidden }: BothRegimesProps) {
  const { form } = useStore(TakeHomeKey);
  const shown = TAX_REGIMES.filter((regime) => form.typed.regime !== (regime === 'new' ? 'old' : 'new'));
  return (
    <section
      className={classNames(isBusy && 'text-ink-2')}
      aria-label={texts.whatIsLeft}
      aria-busy={isBusy}
      hidden={isHidden}
    >
      <div className="calc-regimes">
        {shown.map((regime) => (
          <Regime key={regime} regime={regime} takeHome={both[regime]} isBetter={isBetter(both, regime)} />
        ))}
      </div>
      <p className="calc-legend">
        {texts.legend.map((text, index) => (
          <span key={text}>
            <i className={`swatch swatch--${index + 1}`} />
            {text}
          </span>
        ))}
      </p>
      <p className="read num calc-verdict">
        {both.difference.equals(0) ? texts.noDifference : texts.difference(both.cheaper, rupeesText(both.difference))}
      </p>
    </section>
  );
});

function isBetter({ cheaper, difference }: BothRegimes, regime: TaxRegime): boolean {
  return cheaper === regime && !difference.equals(0);
}

interface RegimeProps {
  readonly regime: TaxRegime;
  readonly takeHome: TakeHome;
  readonly isBetter: boolean;
}

const WHOLE = 100;

function Regime({ regime, takeHome: { salary, tax, netYear, netMonth }, isBetter: better }: RegimeProps) {
  const gross = salary.gross;
  const others = gross.sub(netYear).sub(tax.payable);
  const share = (amount: typeof gross) =>
    gross.gt(0) ? Math.max(0, amount.div(gross).mul(WHOLE).round(2).valueOf()) : 0;
  const [inHand, taxed, rest] = [share(netYear), share(tax.payable), share(others)];
  return (
    <div className={classNames('calc-regime', better && 'is-better')}>
      <h2>
        <span>{messages.regime[regime]}</span>
        {better ? <span className="meta">{texts.better}</span> : null}
      </h2>
      <p className="calc-amount num">{rupeesText(netMonth)}</p>
      <p className="meta">{texts.aMonth}</p>
      <svg
        className="calc-bar"
        role="img"
        aria-label={texts.bar(rupeesText(gross), rupeesText(netYear), rupeesText(tax.payable), rupeesText(others))}
      >
        <rect x="0" width={`${inHand}%`} y="2" height="20" />
        <rect className="swatch--2" x={`${inHand}%`} width={`${taxed}%`} y="2" height="20" />
        <rect className="swatch--3" x={`${inHand + taxed}%`} width={`${rest}%`} y="2" height="20" />
        <line x1="0" x2="100%" y1="1" y2="1" />
      </svg>
      <p className="meta num">{texts.ofYear(rupeesText(netYear), rupeesText(tax.payable))}</p>
    </div>
  );
}
