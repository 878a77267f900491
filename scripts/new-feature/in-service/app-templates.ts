import type { FeatureNames } from '../feature-names';

export const featureLine = ({ folder, feature, pascal }: FeatureNames): string => {
  const key = feature.includes('-') ? `'${feature}'` : feature;
  return `  ${key}: { comes: 'idle', screens: { ${pascal}: '/${feature}' }, load: () => import(/* webpackChunkName: "idle" */ './features/${folder}/${feature}.feature') },`;
};

export const featureFile = ({
  feature,
  pascal,
  camel,
  words,
}: FeatureNames): string => `import type { Feature } from '@/app/feature';
import { ${camel}Adapters, ${camel}Module } from './${feature}.module';

/** The user’s ${words}, and the action that adds a post to them. */
export const feature: Feature = {
  module: ${camel}Module,
  adapters: ${camel}Adapters,
  screens: {
    ${pascal}: async () => (await import(/* webpackChunkName: "${pascal}" */ './${feature}.screen')).${camel}Screen,
  },
};
`;

export const screenPartFile = ({
  folder,
  feature,
  pascal,
  camel,
  title,
  words,
}: FeatureNames): string => `import { ${pascal}Key } from '@/stores/${folder}/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { ${pascal}Screen } from '@/views/${folder}/${feature}-screen';
import type { Screen } from '@/app/feature';

/** The user’s ${words}. */
export const ${camel}Screen: Screen = {
  View: ${pascal}Screen,
  load: async (container) => {
    if (container.get(SessionKey).isLoggedIn) await container.get(${pascal}Key).load();
  },
  page: () => ({ title: '${title} · {brand}', description: 'Your ${words}.', isPersonal: true }),
};
`;

export const moduleFile = (
  { folder, feature, pascal, camel }: FeatureNames,
  service: string,
): string => `import { ${pascal}Api } from '@/adapters/http/generated/${service}/${feature}';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ${pascal}Port } from '@/core/${folder}/${feature}.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { ${pascal}Key } from '@/stores/${folder}/keys';
import { ${pascal}Store } from '@/stores/${folder}/${feature}.store';
import { PostMenuPartKey } from '@/views/talk/posting/post-menu-actions';
import { ${camel}Actions } from '@/views/${folder}/${feature}-actions';

export const ${camel}Adapters = wire((provide) => {
  provide(${pascal}Api, [HttpClientKey], ${pascal}Port);
});

export const ${camel}Module = wire((provide, bind) => {
  provide(${pascal}Store, [${pascal}Port, ToastsPort], ${pascal}Key);
  bind(PersonalKey).toService(${pascal}Key);
  bind(PostMenuPartKey)
    .toResolvedValue((${camel}) => ${camel}Actions(${camel}), [${pascal}Key])
    .inSingletonScope();
});
`;

export const storeFile = ({
  folder,
  feature,
  pascal,
  camel,
  words,
  entity,
  entityPascal,
}: FeatureNames): string => `import { makeAutoObservable } from 'mobx';
import type { ${entityPascal} } from '@/core/${folder}/${entity}';
import type { ${pascal} } from '@/core/${folder}/${feature}.port';
import { ${camel}Messages } from '@/core/${folder}/${feature}-messages';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { Personal } from '@/stores/kernel/common/personal';

const TOAST = '${feature}';

/** The user’s ${words}. */
export class ${pascal}Store implements Personal {
  readonly #${camel}: ${pascal};
  readonly #toasts: Toasts;
  readonly #list: Loadable<readonly ${entityPascal}[]>;

  constructor(${camel}: ${pascal}, toasts: Toasts) {
    this.#${camel} = ${camel};
    this.#toasts = toasts;
    this.#list = new Loadable(async () => {
      const answer = await ${camel}.list${pascal}();
      return answer.ok ? { ok: true, value: answer.value.items } : answer;
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<readonly ${entityPascal}[]> {
    return this.#list.state;
  }

  /** Loads the list. Entries that are already loaded stay visible in the meantime. */
  load(): Promise<void> {
    return this.#list.refresh();
  }

  /** Adds a post and shows a toast. */
  async add({ postId, title }: ${entityPascal}): Promise<void> {
    const answer = await this.#${camel}.add${entityPascal}({ postId });
    if (!answer.ok) {
      showFailure(this.#toasts, ${camel}Messages.notAdded, answer.failure);
      return;
    }
    this.#list.change((items) => [{ postId, title }, ...items.filter((item) => item.postId !== postId)]);
    this.#toasts.show(createToast('default', ${camel}Messages.added), TOAST);
  }

  /** Removes a post. The toast can restore it. */
  async remove(item: ${entityPascal}): Promise<void> {
    const answer = await this.#${camel}.remove${entityPascal}({ postId: item.postId });
    if (!answer.ok) {
      showFailure(this.#toasts, ${camel}Messages.notRemoved, answer.failure);
      return;
    }
    this.#list.change((items) => items.filter(({ postId }) => postId !== item.postId));
    const undo = { linkText: ${camel}Messages.undo, onLinkClick: () => void this.add(item) };
    this.#toasts.show(createToast('default', ${camel}Messages.removed, null, undo), TOAST);
  }

  forget(): void {
    this.#toasts.dismiss(TOAST);
    this.#list.reset();
  }
}
`;
