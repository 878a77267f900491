import './answers.css';
import { observer } from 'mobx-react-lite';
import { companySentenceOf } from '@/core/research/company-overview/company-sentence';
import { CompanyAnswersKey } from '@/stores/research/company-overview/keys';
import { useStore } from '@/views/kernel/common/use-store';

/** Summarises the company's reviews. Renders nothing if nothing stands out. */
export const CompanySaid = observer(function CompanySaid() {
  const { figures } = useStore(CompanyAnswersKey);
  const parts = figures.state === 'ready' ? companySentenceOf(figures.value) : [];
  if (parts.length === 0) return null;
  return <p className="say">{parts.map(({ text, isStrong }) => (isStrong ? <b key={text}>{text}</b> : text))}</p>;
});
