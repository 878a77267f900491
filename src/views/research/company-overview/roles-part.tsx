import '../cards/rating-figures.css';
import './answers.css';
import { observer } from 'mobx-react-lite';
import { withQuery } from '@/core/kernel/common/address';
import { peopleText } from '@/core/kernel/figures/people-text';
import type { PayScale } from '@/core/research/salaries/pay-scale';
import { payScaleOf } from '@/core/research/salaries/pay-scale';
import { payRange, payText } from '@/core/research/salaries/pay-text';
import type { SalaryFigure, SalaryGroup } from '@/core/research/salaries/salary';
import { companySalariesPath } from '@/core/research/salaries/salary-path';
import { CompanyKey } from '@/stores/research/company/keys';
import { CompanyAnswersKey } from '@/stores/research/company-overview/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

/** The salaries of the roles with the most reports, on one scale; nothing if no role has a figure. */
export const RolesPart = observer(function RolesPart() {
  const { roles } = useStore(CompanyAnswersKey);
  const { companyUrlName } = useStore(CompanyKey);
  if (roles.state !== 'ready' || companyUrlName === null) return null;
  const shown = roles.value.items.filter(({ figure }) => figure.median !== null);
  if (shown.length === 0) return null;
  const path = companySalariesPath(companyUrlName);
  const scale = payScaleOf([
    0,
    ...shown.flatMap(({ figure: { median, upperQuartile } }) => [median, upperQuartile].filter((one) => one !== null)),
  ]);
  return (
    <Section
      title={messages.roles}
      action={
        <TextLink to={path} look="block">
          {messages.allSalaries}
        </TextLink>
      }
    >
      <ul className="roles rows num">
        {shown.map((role) => (
          <li key={role.key}>
            <span>
              <TextLink to={withQuery(path, [['designation', role.key]])}>{role.name}</TextLink>
              <span className="roles__n meta">
                {messages.roleProvenance(peopleText(role.figure.count), role.figure.confidence)}
              </span>
            </span>
            <RoleRange role={role} scale={scale} />
            <span>
              <span className="strong">{payText(role.figure.median ?? 0, 'year')}</span>
              <small className="meta">{halfOf(role.figure) ?? messages.medianOnly}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className="roles__scale meta">{messages.rolesScale(payText(scale.to, 'year'))}</p>
    </Section>
  );
});

interface RoleRangeProps {
  readonly role: SalaryGroup;
  readonly scale: PayScale;
}

/** The middle half as a box, pale and dashed if the confidence is Low or Very Low, and the median as a line. */
function RoleRange({ role: { name, figure }, scale }: RoleRangeProps) {
  const { median, lowerQuartile, upperQuartile, confidence } = figure;
  if (median === null) return null;
  const isUnsure = confidence === 'Low' || confidence === 'Very Low';
  return (
    <svg
      className="chart"
      height="20"
      role="img"
      aria-label={messages.roleLabel(name, payText(median, 'year'), halfOf(figure))}
    >
      <line className="tk" x1="0" x2="100%" y1="2" y2="2" />
      {lowerQuartile === null || upperQuartile === null ? null : (
        <rect
          className="c3"
          {...(isUnsure ? { fillOpacity: 0.4, strokeDasharray: '3 3' } : {})}
          x={`${scale.at(lowerQuartile)}%`}
          width={`${scale.at(upperQuartile) - scale.at(lowerQuartile)}%`}
          y="2"
          height="12"
        />
      )}
      <rect className="ink" x={`${scale.at(median)}%`} width="3" y="1" height="17" />
    </svg>
  );
}

function halfOf({ lowerQuartile, upperQuartile }: SalaryFigure): string | null {
  return lowerQuartile === null || upperQuartile === null ? null : payRange(lowerQuartile, upperQuartile, 'year');
}
