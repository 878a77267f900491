import { observer } from 'mobx-react-lite';
import { DECIDING_FACTS } from '@/core/research/tenure/tenure.rules';
import { tenureSentence } from '@/core/research/tenure/tenure-sentences';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyListKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';

/** Renders nothing while too few have reported. */
export const TenureLine = observer(function TenureLine({ urlName }: { readonly urlName: string }) {
  const figures = useStore(CompanyListKey).tenureOf(urlName);
  const href = useStore(NavigationKey).screens.addressOf('CompanyTenure', { urlName });
  const shown = DECIDING_FACTS.flatMap((fact) => figures.find(({ question }) => question === fact) ?? []);
  if (shown.length === 0 || href === null) return null;
  return (
    <p className="companies__tenure meta num">
      <a href={href}>{shown.map((figure) => tenureSentence(figure)).join(' · ')}</a>
    </p>
  );
});
