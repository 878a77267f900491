import type { ContainerModuleLoadOptions } from 'inversify';
import type { Key } from '@/core/common/key';
import { SimilarContributionsPort } from '@/core/contribute/similar-contributions.port';
import { PersonalKey } from '@/stores/common/personal';
import type { CountedForm } from '@/stores/contribute/similar-contributions.store';
import { SimilarContributionsStore } from '@/stores/contribute/similar-contributions.store';
import { SessionKey } from '@/stores/session/keys';

/** Binds the anonymity meter of a form, under the key of its kind. */
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
