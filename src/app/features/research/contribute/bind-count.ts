import type { ContainerModuleLoadOptions } from 'inversify';
import type { Key } from '@/core/kernel/common/key';
import { SimilarContributionsPort } from '@/core/research/contribute/similar-contributions.port';
import { SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import type { CountedForm } from '@/stores/research/contribute/similar-contributions.store';
import { SimilarContributionsStore } from '@/stores/research/contribute/similar-contributions.store';

export function bindCount<Form>(
  key: Key<SimilarContributionsStore>,
  formKey: Key<Form>,
  counted: (form: Form) => CountedForm,
): (options: ContainerModuleLoadOptions) => void {
  return ({ bind }) => {
    bind(key)
      .toResolvedValue(
        (count, form, session) => new SimilarContributionsStore(count, counted(form), session),
        [SimilarContributionsPort, formKey, SessionKey],
      )
      .inSingletonScope();
    bind(PersonalKey).toService(key);
  };
}
