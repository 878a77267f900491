import '@/views/reports/reports.css';
import { ReportOverlay } from '@/views/reports/report-overlay';
import type { Feature } from '../../feature';
import { reportsAdapters } from './reports.adapters';
import { reportsModule } from './reports.module';

/** Reports to the moderators. */
export const feature: Feature = { module: reportsModule, adapters: reportsAdapters, Overlays: ReportOverlay };
