import { observer } from 'mobx-react-lite';
import { withQuery } from '@/core/kernel/common/address';
import { joinFacts } from '@/core/kernel/formatting/facts';
import { plural } from '@/core/kernel/formatting/plural';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { College } from '@/core/research/colleges/college';
import { COLLEGES_PATH, collegeAddressOf, collegeQueryOf, withToggled } from '@/core/research/colleges/college-filters';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CollegeKey } from '@/stores/research/colleges/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { Logo } from '@/views/kernel/common/logo';
import { useStore } from '@/views/kernel/common/use-store';
import { BackLink } from '@/views/kernel/shell/back-link';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { TextLink } from '@/views/kernel/ui/text-link';
import { CompanyLine } from '../company/company-line';
import { JobCheckLink } from '../job-check/job-check-link';
import { collegeFactsOf, monogramNameOf } from './college-facts';
import { messages } from './messages';

export const CollegeScreen = observer(function CollegeScreen() {
  const store = useStore(CollegeKey);
  const { state } = store;
  if (state.state === 'failed' && state.failure.kind === 'notFound') {
    return (
      <EmptyState
        level={1}
        title={messages.notFoundTitle}
        action={<ButtonLink to={COLLEGES_PATH}>{messages.all}</ButtonLink>}
      >
        {messages.notFoundText}
      </EmptyState>
    );
  }
  return (
    <LoadView
      state={state}
      texts={messages.one}
      onRetry={store.reload}
      level={1}
      skeletonClass="grid gap-6"
      skeleton={
        <>
          <Skeleton />
          <Skeleton width="half" />
        </>
      }
    >
      {(college) => <Page college={college} />}
    </LoadView>
  );
});

function Page({ college }: { readonly college: College }) {
  return (
    <div className="college-page">
      <div className="hang">
        <BackLink to={COLLEGES_PATH}>{messages.all}</BackLink>
        <div className="college-page__head">
          <Logo name={monogramNameOf(college)} logo={college.logo} of="college" size={44} />
          <div>
            <h1 className="h1">{college.name}</h1>
            <Facts college={college} />
          </div>
        </div>
      </div>
      <div className="college-page__body">
        <div className="college-page__part">
          <FirstJobs college={college} />
          <Employers college={college} />
        </div>
        <aside className="college-page__part" aria-label={messages.more}>
          <After />
          <SameState state={college.state} />
        </aside>
      </div>
    </div>
  );
}

function Facts({ college: { otherNames, domain, ...college } }: { readonly college: College }) {
  return (
    <>
      <p className="text-ink-2">{joinFacts(collegeFactsOf(college))}</p>
      {otherNames.length === 0 ? null : <p className="meta">{messages.alsoCalled(otherNames.join(', '))}</p>}
      {domain === null ? null : (
        <p className="meta">
          <a className="link" href={`https://${domain}`} target="_blank" rel="noopener noreferrer nofollow">
            {domain}
          </a>
        </p>
      )}
    </>
  );
}

const FirstJobs = observer(function FirstJobs({ college: { city, around } }: { readonly college: College }) {
  const salaries = useStore(NavigationKey).screens.addressOf('Salaries', {});
  return (
    <Section title={messages.firstJobs}>
      <ul className="rows">
        {around === null || city === null || around.jobs === 0 ? null : (
          <>
            <Way
              to={withQuery('/jobs', [
                ['location', around.cityUrl],
                ['experience', 'fresher'],
              ])}
              label={messages.fresherJobsIn(city)}
              hint={messages.fresherHint}
            />
            <Way
              to={withQuery('/jobs', [['location', around.cityUrl]])}
              label={plural(around.jobs, messages.jobs)}
              hint={messages.jobsHint(city)}
            />
          </>
        )}
        <Way
          to={withQuery('/jobs', [['experience', 'fresher']])}
          label={messages.fresherJobs}
          hint={messages.everywhere}
        />
        {salaries === null ? null : <Way to={salaries} label={messages.pay} hint={messages.payHint} />}
      </ul>
      <JobCheckLink />
    </Section>
  );
});

const Employers = observer(function Employers({ college: { city, around } }: { readonly college: College }) {
  const { employers } = useStore(CollegeKey);
  if (around === null || city === null) {
    return (
      <Section title={messages.placesNamed(city ?? 'its city')}>
        <p className="text-ink-2">{messages.unknownCity}</p>
      </Section>
    );
  }
  const { cityUrl, companies } = around;
  return (
    <Section
      title={messages.placesNamed(city)}
      action={
        companies === 0 ? undefined : (
          <TextLink to={withQuery('/list-of-companies', [['city', cityUrl]])} look="block">
            {plural(companies, messages.companies)}
          </TextLink>
        )
      }
    >
      {companies === 0 ? (
        <p className="text-ink-2">{messages.noEmployers}</p>
      ) : (
        <ul className="rows">
          {employers.map((employer) => (
            <CompanyLine key={employer.companyId} company={employer} />
          ))}
        </ul>
      )}
    </Section>
  );
});

function After() {
  return (
    <Section title={messages.after}>
      <p>{messages.afterNone}</p>
      <p className="text-ink-2">{messages.afterReason}</p>
    </Section>
  );
}

function SameState({ state }: { readonly state: string | null }) {
  if (state === null) return null;
  const query = withToggled(collegeQueryOf(COLLEGES_PATH), 'state', urlNameOf(state));
  return (
    <p>
      <a className="link link--block" href={collegeAddressOf(query)}>
        {messages.sameState(state)}
      </a>
    </p>
  );
}

function Way({ to, label, hint }: { readonly to: string; readonly label: string; readonly hint: string }) {
  return (
    <li>
      <a className="college__near" href={to}>
        <span className="link num">{label}</span>
        <span className="meta">{hint}</span>
      </a>
    </li>
  );
}
