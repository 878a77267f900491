import { observer } from 'mobx-react-lite';
import { yearlyPayOf } from '@/core/research/contribute/salary-form';
import { SalaryFormKey } from '@/stores/research/contribute/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { PreviewFrame } from './preview-frame';
import { salaryMessages as texts } from './salary-messages';

export const SalaryCheck = observer(function SalaryCheck() {
  const { values } = useStore(SalaryFormKey);
  const { companyName, jobProfile, locationName, totalExperience } = values;
  const lines = [
    [texts.lines.work, `${jobProfile}, ${companyName}`],
    [texts.lines.city, locationName],
    [texts.experience, totalExperience === null ? '' : texts.experienceText(totalExperience)],
    [texts.total, texts.totalText(yearlyPayOf(values))],
  ] as const;
  return (
    <PreviewFrame title={texts.preview} note={texts.previewNote}>
      <dl className="contribution__lines num">
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt className="meta">{label}</dt>
            <dd className="strong">{text}</dd>
          </div>
        ))}
      </dl>
    </PreviewFrame>
  );
});
