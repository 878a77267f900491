import type { Key } from '@/core/kernel/common/key';
import type { ErrorReporter } from '@/core/kernel/tracking/error-reporter';
import type { Occurrences } from '@/core/kernel/tracking/occurrences';
import type { AppNudgeStore } from './app-nudge.store';
import type { ClockStore } from './clock.store';
import type { FeaturesStore } from './features.store';
import type { OverlayStore } from './overlay.store';
import type { PageLoaderStore } from './page-loader.store';
import type { ShellQueryStore } from './shell-query.store';
import type { ThemeStore } from './theme.store';

export const AppNudgeKey: Key<AppNudgeStore> = Symbol('shell/AppNudgeStore');
export const ClockStoreKey: Key<ClockStore> = Symbol('shell/ClockStore');
export const FeaturesKey: Key<FeaturesStore> = Symbol('shell/FeaturesStore');
export const ErrorReporterKey: Key<ErrorReporter> = Symbol('shell/ErrorReporter');
export const OccurrencesKey: Key<Occurrences> = Symbol('shell/Occurrences');
export const OverlaysKey: Key<OverlayStore> = Symbol('shell/OverlayStore');
export const PageLoaderKey: Key<PageLoaderStore> = Symbol('shell/PageLoaderStore');
export const ShellQueryKey: Key<ShellQueryStore> = Symbol('shell/ShellQueryStore');
export const ThemeKey: Key<ThemeStore> = Symbol('shell/ThemeStore');
export const BrandKey: Key<string> = Symbol('shell/brand');

export const OthersHostsKey: Key<readonly string[]> = Symbol('shell/othersHosts');
