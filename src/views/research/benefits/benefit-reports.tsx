import { observer } from 'mobx-react-lite';
import { withQuery } from '@/core/kernel/common/address';
import { joinFacts } from '@/core/kernel/formatting/facts';
import { formatPeriod } from '@/core/kernel/formatting/period';
import { plural } from '@/core/kernel/formatting/plural';
import type { BenefitReport } from '@/core/research/benefits/benefit';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { BenefitsKey } from '@/stores/research/benefits/keys';
import { LoadFailure } from '@/views/kernel/common/load-view';
import { moreStatusOf } from '@/views/kernel/common/more-status';
import { useNewItemsFocus } from '@/views/kernel/common/use-new-items-focus';
import { useStore } from '@/views/kernel/common/use-store';
import { LoadMore } from '@/views/kernel/ui/load-more';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

export const BenefitReports = observer(function BenefitReports() {
  const store = useStore(BenefitsKey);
  const { path } = useStore(NavigationKey);
  const { benefit, dropped, isPlaceUnknown, isPartOnly } = store;
  return (
    <div id="benefit-reports" tabIndex={-1} className="benreports">
      <Section
        title={benefit === null ? messages.said : messages.saidOf(benefit.name)}
        action={
          benefit === null ? null : (
            <TextLink to={path} look="block">
              {messages.all}
            </TextLink>
          )
        }
      >
        {dropped === null ? null : (
          <p className="meta mb-2" role="status">
            {messages.unknown(dropped)}
          </p>
        )}
        {isPlaceUnknown ? (
          <p className="meta mb-2" role="status">
            {messages.placeUnknown}
          </p>
        ) : null}
        {isPartOnly ? (
          <TextLink to={benefit === null ? path : withQuery(path, [['benefit', benefit.urlName]])} look="block">
            {messages.backToStart}
          </TextLink>
        ) : null}
        <ReportList />
      </Section>
    </div>
  );
});

const ReportList = observer(function ReportList() {
  const { list } = useStore(BenefitsKey);
  const { address } = useStore(NavigationKey);
  const { list: element, expectMore } = useNewItemsFocus<HTMLUListElement>(list.items.length);
  const handleMore = () => {
    expectMore();
    void list.loadMore();
  };
  if (list.failure !== null)
    return <LoadFailure level={3} failure={list.failure} texts={messages} onRetry={list.reload} />;
  if (list.state.state === 'ready' && list.items.length === 0) return <p>{messages.nothingSaid}</p>;
  return (
    <>
      <ul ref={element} aria-busy={list.state.state === 'loading'}>
        {list.items.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
      <LoadMore
        status={moreStatusOf(list)}
        onLoadMore={handleMore}
        href={list.nextCursor === null ? null : withQuery(address, [['after', list.nextCursor]])}
        texts={MORE_TEXTS}
      />
    </>
  );
});

const Report = observer(function Report({ report }: { readonly report: BenefitReport }) {
  const { catalogue } = useStore(BenefitsKey);
  const { text, codes, department, location, isCurrent, month, proof } = report;
  const names = codes.flatMap((code) => catalogue.find((benefit) => benefit.code === code)?.name ?? []);
  const stay = isCurrent === null ? null : stayOf(isCurrent);
  const facts = [department, location, stay, month === null ? null : formatPeriod(month)];
  return (
    <li className="benreport">
      {text === null ? null : <p className="benreport__text">{text}</p>}
      {text === null ? (
        <p className="benreport__codes">{joinFacts(names)}</p>
      ) : (
        <details className="benreport__codes">
          <summary>{plural(names.length, messages.benefits)}</summary>
          {joinFacts(names)}
        </details>
      )}
      <p className="meta num">
        {joinFacts([...facts, proof === null ? messages.nothingChecked : messages.proofs[proof]])}
      </p>
    </li>
  );
});

function stayOf(isCurrent: boolean): string {
  return isCurrent ? messages.worksHere : messages.left;
}

const MORE_TEXTS = {
  more: messages.more,
  loading: messages.loadingMore,
  failed: messages.moreFailed,
  retry: messages.tryAgain,
  done: messages.end,
};
