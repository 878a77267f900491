import { screensOf } from '@/app/create-app';
import { features } from '@/app/features';
import type { Screens } from '@/core/kernel/navigation/screens';

export const allScreens: Screens = screensOf(features);
