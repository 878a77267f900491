import { observer } from 'mobx-react-lite';
import type { TrayCompany } from '@/core/research/compare/compare-tray';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { CompareTrayKey } from '@/stores/research/compare/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Checkbox } from '@/views/kernel/ui/checkbox';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { wayMessages } from './way-messages';

export const CompareCheck = observer(function CompareCheck({ company }: { readonly company: TrayCompany }) {
  const features = useStore(FeaturesKey);
  return features.hasIdle ? (
    <Known company={company} />
  ) : (
    <Check
      company={company}
      isChosen={false}
      onChange={() => void features.ask(CompareTrayKey, (tray) => tray.toggle(company))}
    />
  );
});

const Known = observer(function Known({ company }: { readonly company: TrayCompany }) {
  const tray = useStore(CompareTrayKey);
  return <Check company={company} isChosen={tray.has(company.urlName)} onChange={() => tray.toggle(company)} />;
});

interface CheckProps {
  readonly company: TrayCompany;
  readonly isChosen: boolean;
  readonly onChange: () => void;
}

function Check({ company: { companyName }, isChosen, onChange }: CheckProps) {
  return (
    <Checkbox
      checked={isChosen}
      onCheckedChange={onChange}
      label={
        <>
          {isChosen ? wayMessages.inCompare : wayMessages.compare}
          <VisuallyHidden>{` ${companyName}`}</VisuallyHidden>
        </>
      }
    />
  );
}
