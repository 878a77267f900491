import { observer } from 'mobx-react-lite';
import type { LoginProvider } from '@/core/account/session/login-provider';
import { LoginKey, NaukriLoginKey } from '@/stores/account/session/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { messages } from './messages';
import { ProviderMark } from './provider-mark';

export interface ProviderButtonProps {
  readonly provider: LoginProvider;
}

/** Ignores presses while its provider responds. Other providers stay available. */
export const ProviderButton = observer(function ProviderButton({ provider }: ProviderButtonProps) {
  const login = useStore(LoginKey);
  const naukri = useStore(NaukriLoginKey);
  const isBusy = login.busyWith === provider || (provider === 'naukri' && naukri.flow === 'normal');
  const label = messages.providers[provider];
  const handleClick = () => {
    switch (provider) {
      case 'google':
        return void login.continueWithGoogle();
      case 'microsoft':
        return void login.continueWithMicrosoft();
      case 'linkedin':
        return void login.continueWithLinkedin();
      case 'naukri':
        return void naukri.continue();
    }
  };
  return (
    <button
      type="button"
      className="provider"
      {...(isBusy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      onClick={isBusy ? undefined : handleClick}
    >
      <span className="provider__mark">
        {isBusy ? <span className="spin" aria-hidden="true" /> : <ProviderMark provider={provider} />}
      </span>
      <span>{isBusy ? messages.waiting(label) : messages.continueWith(label)}</span>
      {login.lastProvider === provider ? <span className="provider__last">{messages.lastUsed}</span> : null}
    </button>
  );
});
