import { observer } from 'mobx-react-lite';
import { SessionKey } from '@/stores/account/session/keys';
import { PreferencesKey } from '@/stores/account/settings/keys';
import type { AllPreferences } from '@/stores/account/settings/preferences.store';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { ShortcutsKey } from '@/stores/kernel/shortcuts/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { WhoSeesWhat } from '@/views/kernel/shell/who-sees-what';
import { Button } from '@/views/kernel/ui/button';
import { Checkbox } from '@/views/kernel/ui/checkbox';
import { Section } from '@/views/kernel/ui/section';
import { PushDevice } from '../push/push-device';
import { LoginGate } from '../session/login-gate';
import { messages } from './messages';
import { MessagesTable } from './messages-table';
import { Mails, PreferencesView } from './preferences-view';
import { MailsAside } from './settings-asides';
import { SettingsPlaces } from './settings-places';
import { ThemeSection } from './theme-section';

export const PreferencesScreen = observer(function PreferencesScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  const preferences = useStore(PreferencesKey);
  useUserData(preferences.load);
  return (
    <ScreenFrame
      places={<SettingsPlaces />}
      aside={
        <>
          <MailsAside />
          <WhoSeesWhat />
        </>
      }
    >
      <Section level={1} title={messages.sections.preferences}>
        {isLoggedIn ? (
          <p className="text-ink-2">{messages.about.preferences}</p>
        ) : (
          <LoginGate title={messages.gateTitle} />
        )}
      </Section>
      {isLoggedIn ? <PreferencesView>{(chosen) => <Loaded chosen={chosen} />}</PreferencesView> : null}
      <ThemeSection />
      <KeysSection />
    </ScreenFrame>
  );
});

const Loaded = observer(function Loaded({ chosen }: { readonly chosen: AllPreferences }) {
  const preferences = useStore(PreferencesKey);
  return (
    <>
      <Section title={messages.asOthersSee}>
        <Checkbox
          label={messages.designation}
          checked={chosen.showDesignation}
          onCheckedChange={(isOn) => void preferences.chooseDesignation(isOn)}
        />
        <p className="meta">{messages.designationHint}</p>
      </Section>
      <Section title={messages.told}>
        <p className="meta">
          {messages.toldLead} {messages.saved}
        </p>
        <div className="grid gap-6 mt-4">
          <PushDevice />
          <MessagesTable chosen={chosen} />
          <div>
            <Checkbox
              label={messages.atNight}
              checked={chosen.pushed.atNight}
              onCheckedChange={(isOn) => void preferences.choosePush('atNight', isOn)}
            />
            <p className="meta">{messages.atNightHint}</p>
          </div>
        </div>
      </Section>
      <Mails chosen={chosen} />
    </>
  );
});

/** Lists the shortcuts for users who don't know the `?` key, or whose screen reader captures it. */
function KeysSection() {
  const features = useStore(FeaturesKey);
  return (
    <Section title={messages.keys}>
      <p className="mb-4">{messages.keysText}</p>
      <Button onClick={() => void features.ask(ShortcutsKey, (shortcuts) => shortcuts.openHelp())}>
        {messages.showKeys}
      </Button>
    </Section>
  );
}
