import { observer } from 'mobx-react-lite';
import { BenefitsKey } from '@/stores/research/benefits/keys';
import { BenefitsFormKey } from '@/stores/research/contribute/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { messages } from './benefits-messages';
import { PreviewFrame } from './preview-frame';

export const BenefitsPreview = observer(function BenefitsPreview() {
  const { values } = useStore(BenefitsFormKey);
  const { catalogueState } = useStore(BenefitsKey);
  const known = catalogueState.state === 'ready' ? catalogueState.value : [];
  const text = values.text.trim();
  return (
    <PreviewFrame note={messages.checkLead}>
      <ul className="list-disc ps-5">
        {known
          .filter(({ code }) => values.codes.includes(code))
          .map(({ code, name }) => (
            <li key={code}>{name}</li>
          ))}
      </ul>
      {text === '' ? null : <p className="read mt-4 whitespace-pre-line">{text}</p>}
    </PreviewFrame>
  );
});
