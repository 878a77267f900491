import type { ContainerModuleLoadOptions } from 'inversify';
import { ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import type { Clock } from '@/core/common/clock.port';
import { ClockPort } from '@/core/common/clock.port';
import { IdsPort } from '@/core/common/ids.port';
import type { Key } from '@/core/common/key';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { CompanyReadingPort } from '@/core/company/company.port';
import { contributionSubjectIn, nextStepAddress } from '@/core/contribute/contribution-address';
import { ContributionDrafts } from '@/core/contribute/contribution-drafts';
import { GiveContribution } from '@/core/contribute/give-contribution.use-case';
import type { FormArrival } from '@/core/contribute/photo-upload-address';
import { arrivalIn } from '@/core/contribute/photo-upload-address';
import type { PageTexts } from '@/core/navigation/page-meta';
import type { LoginTexts } from '@/core/session/login-contexts';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import type { ContributionForm } from '@/stores/contribute/contribution.store';
import { ContributionStore } from '@/stores/contribute/contribution.store';
import { NavigationKey } from '@/stores/navigation/keys';
import { LoginKey, SessionKey } from '@/stores/session/keys';
import { FeaturesKey } from '@/stores/shell/keys';
import type { Screen } from '../../feature';

/** The parts of the screen of one kind of contribution. */
export interface ContributionScreenParts<Values extends object, Field extends string, Port> {
  readonly key: Key<ContributionStore<Values, Field>>;
  /** Writes the contribution. */
  readonly port: Key<Port>;
  readonly form: (port: Port, clock: Clock) => ContributionForm<Values, Field>;
  /** The login window that a guest gets on sending. */
  readonly login: LoginTexts;
  /** Returns what the address fills in; each is null where it does not say it. */
  readonly fill: (named: {
    readonly companyName: string | null;
    readonly jobProfile: string | null;
    readonly arrival: FormArrival;
  }) => Partial<Values>;
  readonly View: ComponentType;
  readonly page: PageTexts;
  /** Binds what else the screen needs. */
  readonly alsoBind?: (options: ContainerModuleLoadOptions) => void;
}

/** Makes the screen of a kind of contribution: its store, and what the address fills in. */
export function contributionScreen<Values extends object, Field extends string, Port>({
  key,
  port,
  form,
  login,
  fill,
  View,
  page,
  alsoBind,
}: ContributionScreenParts<Values, Field, Port>): Screen {
  return {
    module: new ContainerModule((options) => {
      const { bind } = options;
      bind(key)
        .toResolvedValue(
          (writing, storage, clock, ids, toasts, session, features, navigation) => {
            const made = form(writing, clock);
            const drafts = new ContributionDrafts(made.kind, storage, clock);
            return new ContributionStore(
              made,
              { drafts, give: new GiveContribution(drafts, made.send), ids, toasts },
              {
                session,
                askLogin: () => void features.ask(LoginKey, (window) => window.open(login)),
                goOn: (company) => {
                  const { screens, address } = navigation;
                  navigation.go(nextStepAddress(screens, made.kind, company, arrivalIn(address)) ?? '/');
                },
              },
            );
          },
          [port, StoragePort, ClockPort, IdsPort, ToastsPort, SessionKey, FeaturesKey, NavigationKey],
        )
        .inSingletonScope();
      bind(PersonalKey).toService(key);
      alsoBind?.(options);
    }),
    View,
    query: ['company', 'jobProfile'],
    load: async (container) => {
      const { address } = container.get(NavigationKey);
      const { company, jobProfile } = contributionSubjectIn(address);
      const answer = company === null ? null : await container.get(CompanyReadingPort).getCompany({ urlName: company });
      const known = answer?.ok ? answer.value : null;
      const filled = fill({ companyName: known?.companyName ?? null, jobProfile, arrival: arrivalIn(address) });
      container.get(key).open(known?.urlName ?? null, filled);
    },
    page: () => page,
  };
}
