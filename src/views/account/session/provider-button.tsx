import Briefcase from 'lucide-react/icons/briefcase';
import { observer } from 'mobx-react-lite';
import type { LoginProvider } from '@/core/account/session/login-provider';
import { LoginKey, NaukriLoginKey } from '@/stores/account/session/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { messages } from './messages';

export interface ProviderButtonProps {
  readonly provider: LoginProvider;
}

/** Ignores clicks while its provider responds. Other providers stay available. */
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

interface ProviderMarkProps {
  readonly provider: LoginProvider;
}

function ProviderMark({ provider }: ProviderMarkProps) {
  switch (provider) {
    case 'google':
      return (
        <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
          <path d="M12.2 10.3v3.6h5.1c-.5 2.3-2.5 3.9-5.1 3.9a5.8 5.8 0 1 1 3.7-10.2l2.7-2.7A9.6 9.6 0 1 0 12.2 21.6c5.5 0 9.3-3.9 9.3-9.4 0-.7-.1-1.3-.2-1.9z" />
        </svg>
      );
    case 'linkedin':
      return <span aria-hidden="true">in</span>;
    case 'microsoft':
      return (
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" fill="currentColor">
          <path d="M0 0h6.5v6.5H0zM7.5 0H14v6.5H7.5zM0 7.5h6.5V14H0zM7.5 7.5H14V14H7.5z" />
        </svg>
      );
    case 'naukri':
      return <Briefcase size={15} aria-hidden="true" />;
  }
}
