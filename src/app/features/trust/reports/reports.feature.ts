import type { Feature } from '@/app/feature';
import { ReportOverlay } from '@/views/trust/reports/report-overlay';
import { reportsAdapters, reportsModule } from './reports.module';

export const feature: Feature = { module: reportsModule, adapters: reportsAdapters, Overlays: ReportOverlay };
