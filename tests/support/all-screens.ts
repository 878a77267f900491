import { screensOf } from '@/app/create-app';
import { features } from '@/app/features';
import type { Screens } from '@/core/kernel/navigation/screens';

/** The screens that the product has, at their paths: a test of navigation shows what users get. */
export const allScreens: Screens = screensOf(features);
