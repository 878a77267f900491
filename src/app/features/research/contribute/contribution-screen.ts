import type { ContainerModuleLoadOptions } from 'inversify';
import { ContainerModule } from 'inversify';
import { when } from 'mobx';
import type { ComponentType } from 'react';
import type { Screen } from '@/app/feature';
import type { LoginContext } from '@/core/account/session/login-contexts';
import type { Dropdown } from '@/core/kernel/catalog/dropdown.port';
import { DropdownPort } from '@/core/kernel/catalog/dropdown.port';
import type { Clock } from '@/core/kernel/common/clock.port';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { IdsPort } from '@/core/kernel/common/ids.port';
import type { Key } from '@/core/kernel/common/key';
import { StoragePort, TabStoragePort } from '@/core/kernel/common/key-value-storage.port';
import type { PageTexts } from '@/core/kernel/navigation/page-meta';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { CompanyReadingPort } from '@/core/research/company/company.port';
import type { WorkPlace } from '@/core/research/contribute/career-work-place';
import { workPlaceOf } from '@/core/research/contribute/career-work-place';
import { ContributionDrafts } from '@/core/research/contribute/contribution-drafts';
import { contributionSubjectIn } from '@/core/research/contribute/contribution-subject';
import { Invitation, isInvitationAddress } from '@/core/research/contribute/invitation';
import { nextStepAddress } from '@/core/research/contribute/next-step-address';
import type { FormReferral } from '@/core/research/contribute/photo-upload-address';
import { formReferralIn } from '@/core/research/contribute/photo-upload-address';
import { SubmitContribution } from '@/core/research/contribute/submit-contribution.use-case';
import { ProfileKey } from '@/stores/account/profile/keys';
import { LoginKey, SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { OfflineKey } from '@/stores/kernel/offline/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import type { ContributionAnswers, ContributionForm } from '@/stores/research/contribute/contribution.store';
import { ContributionStore } from '@/stores/research/contribute/contribution.store';

export interface PrefilledWork extends WorkPlace {
  readonly cityId: number | null;
  readonly arrival: FormReferral;
}

export interface ContributionScreenParts<Values extends ContributionAnswers, Field extends string, Port> {
  readonly key: Key<ContributionStore<Values, Field>>;
  readonly port: Key<Port>;
  readonly form: (port: Port, clock: Clock) => ContributionForm<Values, Field>;
  readonly login: LoginContext;
  readonly fill: (named: PrefilledWork) => Partial<Values>;
  readonly asksForCityId?: boolean;
  readonly View: ComponentType;
  readonly page: PageTexts;
  readonly alsoBind?: (options: ContainerModuleLoadOptions) => void;
}

export function contributionScreen<Values extends ContributionAnswers, Field extends string, Port>({
  key,
  port,
  form,
  login,
  fill,
  asksForCityId = false,
  View,
  page,
  alsoBind,
}: ContributionScreenParts<Values, Field, Port>): Screen {
  return {
    module: new ContainerModule((options) => {
      const { bind } = options;
      bind(key)
        .toResolvedValue(
          (writing, storage, tab, clock, ids, toasts, session, features, navigation) => {
            const made = form(writing, clock);
            const drafts = new ContributionDrafts(made.kind, storage, tab, clock);
            return new ContributionStore(
              made,
              { drafts, give: new SubmitContribution(drafts, made.send), invitation: new Invitation(tab), ids, toasts },
              {
                session,
                navigation,
                askLogin: () => void features.ask(LoginKey, (window) => window.open({}, login)),
                whenBack: (task) => void features.ask(OfflineKey, (offline) => offline.whenBack(task)),
                goOn: (company) => {
                  const { screens, address } = navigation;
                  navigation.go(nextStepAddress(screens, made.kind, company, formReferralIn(address)) ?? '/');
                },
              },
            );
          },
          [port, StoragePort, TabStoragePort, ClockPort, IdsPort, ToastsPort, SessionKey, FeaturesKey, NavigationKey],
        )
        .inSingletonScope();
      bind(PersonalKey).toService(key);
      alsoBind?.(options);
    }),
    View,
    query: ['company', 'jobProfile', 'invited'],
    load: async (container) => {
      const { address } = container.get(NavigationKey);
      const { company, jobProfile } = contributionSubjectIn(address);
      const answer = company === null ? null : await container.get(CompanyReadingPort).getCompany({ urlName: company });
      const known = answer?.ok ? answer.value : null;
      const companyName = known?.companyName ?? null;
      if (companyName !== null && isInvitationAddress(address))
        new Invitation(container.get(TabStoragePort)).note(companyName);
      const arrival = formReferralIn(address);
      const own = container.get(ProfileKey);
      // A first page loads the profile concurrently.
      await when(() => own.state.state !== 'loading');
      const career = workPlaceOf(own.profile?.careerStatus ?? null, companyName);
      const cityId = asksForCityId && career?.city ? await cityIdOf(container.get(DropdownPort), career.city) : null;
      container.get(key).open({
        company: known?.urlName ?? null,
        filled: fill({ ...NOTHING, companyName, jobProfile, arrival }),
        withCareer:
          career === null ? null : fill({ ...career, jobProfile: jobProfile ?? career.jobProfile, cityId, arrival }),
      });
    },
    page: () => page,
  };
}

const NOTHING = { city: null, cityId: null, departmentId: null, isCurrent: null };

async function cityIdOf(lists: Dropdown, city: string): Promise<number | null> {
  const found = await lists.suggestItems({ list: 'location', q: city });
  return found.ok ? (found.value.find(({ name }) => name === city)?.id ?? null) : null;
}
